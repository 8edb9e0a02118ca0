import * as z from "zod";

import { PRIORITIES } from "@/lib/buyer-tools/rules";
import { alertSchema, comparisonSchema, smartWishlistItemSchema } from "@/lib/buyer-tools/schema";
import { sellerApplicationSchema } from "@/lib/sellers/applications/schema";
import { BUSINESS_TYPES, ORDER_VOLUMES, wholesaleSchema } from "@/lib/wholesale/schema";
import { categoryLabel } from "./catalog";
import { count, id, locale, money, productName, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const product = productName.extend({
  stock: count,
  isActive: z.boolean(),
  price: money,
  category: categoryLabel,
});

const alert = z.strictObject({
  id,
  product,
  currentPrice: money,
  targetPrice: money,
  alertType: z.literal("email"),
});

const wishlistItem = z.strictObject({
  id,
  priority: z.enum(PRIORITIES),
  notes: z.string(),
  product,
});

const comparison = z.strictObject({
  id,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  items: z.array(z.strictObject({ id, product })),
});

const wholesale = z.strictObject({
  id,
  businessName: z.string(),
  businessType: z.enum(BUSINESS_TYPES),
  businessAddress: z.string(),
  taxId: textOrNull,
  estimatedOrderVolume: z.enum(ORDER_VOLUMES),
  businessWebsite: textOrNull,
  businessPhone: z.string(),
  contactPersonName: z.string(),
  contactPersonEmail: z.string(),
  applicationNotes: textOrNull,
  status: z.enum(["pending", "approved", "rejected"]),
  reviewNotes: textOrNull,
  createdAt: time,
});

const seller = z.strictObject({
  id,
  firstName: textOrNull,
  lastName: textOrNull,
  username: z.string(),
  shopName: textOrNull,
  profileImage: textOrNull,
  city: textOrNull,
  country: textOrNull,
  bio: textOrNull,
  bioLocale: locale,
  phone: textOrNull,
  createdAt: time,
});

const stats = z.strictObject({
  totalOrders: count,
  averageRating: z.number(),
  totalReviews: count,
  responseRate: z.number().nullable(),
  avgResponseTime: z.number().nullable(),
  totalSales: count,
  joinedAt: time,
});

const badge = z.strictObject({
  id,
  badgeType: z.enum(["verified", "top_rated", "trusted", "other"]),
  badgeName: z.string(),
  badgeDescription: z.string(),
  isActive: z.literal(true),
});

/** The list of a buyer's own rows and the call that adds to it. */
function tool(name: string, noun: string, row: z.ZodType, creation: Partial<Endpoint>): Endpoint[] {
  const common = { path: `/api/buyer-tools/${name}`, who: "member" } as const;
  const adds = { summary: `Add to one's own ${noun}`, status: 201, errors: [404, 409] } as const;
  return [
    {
      ...common,
      method: "GET",
      summary: `One's own ${noun}`,
      status: 200,
      output: z.array(row),
    },
    { ...common, ...adds, errors: [...adds.errors], method: "POST", output: row, ...creation },
  ];
}

export const BUYER_TOOLS: Endpoint[] = [
  ...tool("price-tracking", "price alerts", alert, {
    input: alertSchema,
    example: { productId: 5, targetPrice: "3.50" },
  }),
  ...tool("wishlist", "smart wishlist", wishlistItem, {
    input: smartWishlistItemSchema,
    example: { productId: 6, priority: "high", notes: "For Eid." },
  }),
  ...tool("comparison-lists", "comparison lists", comparison, {
    input: comparisonSchema,
    example: { name: "Coffee for the office", items: [1, 5, 11] },
  }),
];

/** Public sellers and applications to become one. */
export const SELLERS: Endpoint[] = [
  {
    method: "GET",
    path: "/api/sellers/{sellerId}",
    summary: "A seller's public page",
    who: "anyone",
    status: 200,
    output: seller,
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/sellers/{sellerId}/stats",
    summary: "A seller's performance",
    who: "anyone",
    status: 200,
    output: stats,
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/sellers/{sellerId}/badges",
    summary: "A seller's badges",
    who: "anyone",
    status: 200,
    output: z.array(badge),
    errors: [404],
  },
  {
    method: "POST",
    path: "/api/seller-application",
    summary: "Submit a seller application; an admin approves it",
    who: "anyone",
    input: sellerApplicationSchema,
    example: {
      businessName: "Ayaan Textiles",
      description: "Diracs and garbasaars, cut and hemmed by hand.",
      email: "ayaan@example.com",
    },
    status: 201,
    output: z.strictObject({ id }),
    errors: [429],
  },
  {
    method: "GET",
    path: "/api/wholesale-application",
    summary: "Your wholesale application, or null",
    who: "member",
    status: 200,
    output: wholesale.nullable(),
  },
  {
    method: "POST",
    path: "/api/wholesale-application",
    summary: "Submit a wholesale application; an admin approves it",
    who: "member",
    input: wholesaleSchema,
    example: {
      businessName: "Cedar Riverside Grocery",
      businessType: "grocery_chain",
      businessAddress: "420 Cedar Ave S, Minneapolis",
      estimatedOrderVolume: "1000_5000",
      businessPhone: "+1 612 555 0188",
      contactPersonName: "Hodan Warsame",
      contactPersonEmail: "hodan@example.com",
    },
    status: 201,
    output: wholesale,
    errors: [409],
  },
];
