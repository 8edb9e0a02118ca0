import * as z from "zod";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import { CERTIFICATE_TYPES } from "@/lib/products/certificates/schema";
import { productListSchema } from "@/lib/products/filters/schema";
import { RETURN_POLICIES } from "@/lib/products/rules";
import { productEditSchema, productPathSchema, productSchema } from "@/lib/products/schema";
import { OPTION_KINDS } from "@/lib/products/variants/rules";
import { suggestionsSchema } from "@/lib/search/schema";
import { wishlistSchema } from "@/lib/wishlist/schema";
import { count, day, id, money, nothing, sellerName, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";
import { facts, sizeChart } from "./product-facts";
import { suggestion } from "./search-suggestion";

export const categoryLabel = z.enum(Object.values(CATEGORIES) as [string, ...string[]]);

const productOption = z.strictObject({
  kind: z.enum(OPTION_KINDS),
  name: z.string(),
  values: z.array(z.string()),
});

const variant = z.strictObject({
  id,
  values: z.array(z.string()),
  price: money,
  stock: count,
  sku: textOrNull,
  imageUrl: textOrNull,
  wasPrice: z.exactOptional(money),
});

export const product = z
  .strictObject({
    id,
    locale: z.string(),
    title: z.string(),
    description: z.string(),
    price: money,
    priceCents: count,
    category: categoryLabel,
    categorySlug: z.enum(CATEGORY_SLUGS),
    collection: textOrNull,
    imageUrl: z.string(),
    images: z.array(z.string()),
    imageAlts: z.array(z.string()),
    stock: count,
    hasVariants: z.boolean(),
    maxPrice: money.nullable(),
    sale: z
      .strictObject({
        percent: count.nullable(),
        wasPrice: money.nullable(),
        wasSince: time.nullable(),
        startedAt: time,
        endsAt: time,
      })
      .nullable(),
    options: z.exactOptional(z.array(productOption)),
    variants: z.exactOptional(z.array(variant)),
    sellerId: id,
    seller: sellerName,
    isActive: z.boolean(),
    returnPolicy: z.enum(RETURN_POLICIES),
    isFood: z.boolean(),
    isPerishable: z.boolean(),
    facts,
    processingDays: count.nullable(),
    sku: textOrNull,
    barcode: textOrNull,
    weightGrams: count.nullable(),
    lengthMm: count.nullable(),
    widthMm: count.nullable(),
    heightMm: count.nullable(),
    sizeChartId: id.nullable(),
    moderationStatus: z.enum(["pending", "approved", "rejected"]),
    isEidSpecial: z.boolean(),
    isRamadanSpecial: z.boolean(),
    isIndependenceDay: z.boolean(),
    isHalalCertified: z.boolean(),
    isEthicallySourced: z.boolean(),
    isFairTrade: z.boolean(),
    certificates: z.array(
      z.strictObject({
        type: z.enum(CERTIFICATE_TYPES),
        body: z.string(),
        number: z.string(),
        validUntil: day,
      }),
    ),
    originStory: textOrNull,
    culturalSignificance: textOrNull,
    artisanBio: textOrNull,
    makingProcess: textOrNull,
    averageRating: z.number().min(0).max(5),
    totalReviews: count,
    createdAt: time,
    version: z.exactOptional(z.string()),
  })
  .meta({ id: "Product" });

const wishlistProduct = z.strictObject({
  id,
  title: z.string(),
  description: z.string(),
  sellerId: id,
  price: z.number(),
  category: categoryLabel,
  imageUrl: z.string(),
  stock: count,
  hasVariants: z.boolean(),
  maxPrice: money.nullable(),
  isActive: z.boolean(),
  seller: z.strictObject({ id, username: z.string(), shopName: textOrNull }),
});

const EXAMPLE = {
  title: "Harar mesob basket",
  description: "Coiled grass, dyed with onion skin and indigo.",
  price: "145.00",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 12,
};

export const CATALOG: Endpoint[] = [
  {
    method: "GET",
    path: "/api/products",
    summary: "List active products; sellers also see their own, admins all",
    who: "anyone",
    query: productListSchema,
    status: 200,
    output: z.array(product),
  },
  {
    method: "GET",
    path: "/api/products/{id}",
    summary: "Get a product",
    who: "anyone",
    status: 200,
    output: product,
    errors: [404],
  },
  {
    method: "POST",
    path: "/api/products",
    summary: "Create a product; an admin approves it before it is listed",
    who: "seller",
    input: productSchema,
    example: EXAMPLE,
    status: 201,
    output: product,
  },
  {
    method: "PUT",
    path: "/api/products/{id}",
    summary: "Update your product",
    who: "seller",
    own: { by: "seller", table: "products" },
    input: productEditSchema,
    example: EXAMPLE,
    status: 200,
    output: product,
    errors: [404, 409],
  },
  {
    method: "DELETE",
    path: "/api/products/{id}",
    summary: "Delete your product; a product with orders is archived",
    who: "seller",
    own: { by: "seller", table: "products" },
    input: productPathSchema,
    status: 200,
    output: nothing,
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/products/imports/{id}/failed-rows",
    summary: "Download the rows of an import that were not imported as CSV, each with the reason",
    who: "seller",
    own: { by: "seller", table: "product_imports" },
    status: 200,
    output: { file: "text/csv" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/products/{id}/wholesale",
    summary: "Wholesale prices for the current buyer",
    who: "member",
    status: 200,
    output: z.strictObject({
      tiers: z.array(z.strictObject({ minQuantity: count, price: money })),
    }),
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/products/{id}/size-chart",
    summary:
      "Size chart of a product; numbers outside of the first column are measurements in its unit",
    who: "anyone",
    status: 200,
    output: sizeChart,
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/search/suggestions",
    summary: "Up to 5 search suggestions",
    who: "anyone",
    query: suggestionsSchema,
    example: { q: "berbere" },
    status: 200,
    output: z.array(suggestion).max(5),
  },
  {
    method: "GET",
    path: "/api/wishlist",
    summary: "Your wishlist",
    who: "member",
    status: 200,
    output: z.strictObject({ products: z.array(wishlistProduct) }),
  },
  {
    method: "POST",
    path: "/api/wishlist/{productId}",
    summary: "Add a product to your wishlist or remove it",
    who: "member",
    input: wishlistSchema,
    status: 200,
    output: z.strictObject({ inWishlist: z.boolean() }),
    errors: [404],
  },
];
