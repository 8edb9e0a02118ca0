import "server-only";

import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import type { Viewer } from "@/lib/auth/viewer";
import { type ItemId, itemKey } from "@/lib/cart/rules";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { findAddressQuestion } from "@/lib/delivery/address-question";
import type { DeliveryWindow } from "@/lib/delivery/estimate-rules";
import { estimateArrivals, HOME, placeOf } from "@/lib/delivery/queries";
import { type Language, routing } from "@/lib/i18n/routing";
import { paymentProvider } from "@/lib/payments/provider";
import { variantTitleOf } from "@/lib/products/variants/rules";
import { listTiers } from "@/lib/wholesale/queries";
import type { Tier } from "@/lib/wholesale/rules";
import { mergeLines } from "./rules";
import type { CartCheckInput, DeliveryAddress, QuoteInput } from "./schema";
import { priceCheckout } from "./service/price-checkout";
import { listSoftHolds } from "./service/soft-holds";

/** A cart line with current price and stock. Cents; `available` counts units not held by others. */
export type CheckedLine = ItemId & {
  /** Option values of the variant, "M / Red"; null for a product without options. */
  variantTitle: string | null;
  /** The product has options, of which the line names none. */
  needsOption: boolean;
  /** The only variant of the product, where the line names none. */
  onlyVariantId?: number;
  title: string;
  imageUrl: string;
  category: "coffee" | "textiles" | "spices" | "crafts";
  collection: string | null;
  /** List price per unit. */
  priceCents: number;
  /** Wholesale tiers of an approved buyer; empty for other buyers. */
  tiers: Tier[];
  available: number;
  sellerId: number;
  seller: string;
  city: string | null;
  country: string | null;
  /** Arrival by the free delivery at the viewer's address, else in the United States. */
  arrives: DeliveryWindow;
};

/**
 * Returns current prices, stock and titles in the given language of a signed-in viewer's cart, without products that can no longer be bought. Units
 * held by the viewer's own pending checkout, or by others without being firm, count as available.
 */
export async function checkCart(
  viewer: Viewer,
  { items }: CartCheckInput,
  locale: Language = routing.defaultLocale,
) {
  const lines = mergeLines(items);
  const ids = [...new Set(lines.map((line) => line.productId))];
  const [rows, viewerUnits, soft, tiers, home] = await Promise.all([
    db.product.findMany({
      where: { id: { in: ids }, isActive: true, moderationStatus: "approved", archivedAt: null },
      select: {
        id: true,
        title: true,
        translations: { where: { locale }, select: { title: true } },
        imageUrl: true,
        category: true,
        collection: true,
        priceCents: true,
        stock: true,
        reserved: true,
        hasVariants: true,
        processingDays: true,
        isPerishable: true,
        variants: {
          where: {
            archivedAt: null,
            OR: [
              { id: { in: lines.flatMap((line) => line.variantId ?? []) } },
              // All of them, to know whether it is the only one.
              { productId: { in: lines.filter((line) => !line.variantId).map(toProductId) } },
            ],
          },
          select: {
            id: true,
            values: true,
            priceCents: true,
            stock: true,
            reserved: true,
            imageUrl: true,
          },
        },
        sellerId: true,
        seller: { select: { ...sellerNameSelect, city: true, country: true } },
      },
    }),
    db.reservation.groupBy({
      by: ["productId", "variantId"],
      where: {
        productId: { in: ids },
        status: "held",
        order: { buyerId: viewer.id },
      },
      _sum: { quantity: true },
    }),
    listSoftHolds(viewer.id, ids),
    listTiers(viewer, ids),
    db.address.findFirst({
      where: { userId: viewer.id, isDefault: true },
      select: { country: true, city: true, postcode: true },
    }),
  ]);
  const arrivalOf = await estimateArrivals(home ? placeOf(home) : HOME, rows);
  const heldUnits = new Map<string, number>();
  const addHeld = (id: { productId: number; variantId: number | null }, units: number) => {
    const key = itemKey({ productId: id.productId, variantId: id.variantId ?? undefined });
    heldUnits.set(key, (heldUnits.get(key) ?? 0) + units);
  };
  for (const { _sum, ...id } of viewerUnits) addHeld(id, _sum.quantity ?? 0);
  for (const hold of soft) addHeld(hold, hold.softUnits);
  const byId = new Map(
    rows.filter((row) => row.sellerId !== viewer.id).map((row) => [row.id, row]),
  );
  return lines.flatMap(({ quantity: _, ...item }): CheckedLine[] => {
    const row = byId.get(item.productId);
    if (!row) return [];
    const { seller, category, collection } = row;
    const offer = offerOf(row, item);
    if (!offer) return [];
    const { free, ...current } = offer;
    const variantId = item.variantId ?? current.onlyVariantId;
    return [
      {
        ...item,
        ...current,
        title: row.translations[0]?.title ?? row.title,
        category,
        collection,
        tiers: tiers.get(item.productId) ?? [],
        available: free + (heldUnits.get(itemKey({ ...item, variantId })) ?? 0),
        sellerId: row.sellerId,
        seller: sellerNameOf(toNamedSeller(seller)),
        city: seller.city,
        country: seller.country,
        arrives: arrivalOf(row),
      },
    ];
  });
}

const toProductId = ({ productId }: ItemId) => productId;

type Offered = { priceCents: number; stock: number; reserved: number; imageUrl: string | null };
type ProductRow = Offered & {
  imageUrl: string;
  hasVariants: boolean;
  variants: (Offered & { id: number; values: string[] })[];
};

/** Returns price and free units of an item; null if its variant is no longer offered. */
function offerOf({ variants, hasVariants, ...product }: ProductRow, { variantId }: ItemId) {
  const [only] = !variantId && variants.length === 1 ? variants : [];
  const variant = only ?? variants.find(({ id }) => id === variantId);
  if (variantId && !variant) return null;
  const { priceCents, stock, reserved, imageUrl } = variant ?? product;
  return {
    priceCents,
    imageUrl: imageUrl ?? product.imageUrl,
    free: stock - reserved,
    variantTitle: variant ? variantTitleOf(variant.values) : null,
    needsOption: hasVariants && !variant,
    ...(only ? { onlyVariantId: only.id } : {}),
  };
}

/** Returns the public card payment settings of this deployment; null when no provider is configured. */
export function getPaymentSetup() {
  const provider = paymentProvider();
  if (!provider) return null;
  return { provider: provider.name, publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null };
}

/**
 * Returns what is unlikely about a destination, to ask the buyer about it before paying; null for a likely one.
 */
export async function checkAddress(_viewer: Viewer, address: DeliveryAddress) {
  return findAddressQuestion(address);
}

/** Returns the viewer's stored contact data for checkout. */
export async function getContact(viewer: Viewer) {
  return db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: {
      username: true,
      email: true,
      firstName: true,
      lastName: true,
      address: true,
      city: true,
      country: true,
      phone: true,
    },
  });
}
export type Contact = Awaited<ReturnType<typeof getContact>>;

export type Quote = Awaited<ReturnType<typeof quoteCheckout>>;

/**
 * Returns the cart's total with a code and delivery methods, and the methods each seller offers to that destination.
 * Holds nothing. Cents.
 * @throws as `priceCheckout`
 */
export async function quoteCheckout(
  viewer: Viewer,
  input: QuoteInput,
  client: { address?: string } = {},
) {
  const { country, city, postcode, items, ...options } = input;
  const lines = mergeLines(items);
  const { sellerOrders, code, offers, ...sums } = await priceCheckout(viewer, {
    ...options,
    ...client,
    lines,
    destination: { country, city, postcode },
  });
  const sellers = await db.user.findMany({
    where: { id: { in: sellerOrders.map(({ sellerId }) => sellerId) } },
    select: { id: true, ...sellerNameSelect },
  });
  const nameOf = new Map(sellers.map((seller) => [seller.id, sellerNameOf(toNamedSeller(seller))]));
  return {
    ...sums,
    code: code?.code ?? null,
    sellers: sellerOrders.map(({ sellerId, deliveryMethod }) => ({
      id: sellerId,
      name: nameOf.get(sellerId) ?? "",
      chosen: deliveryMethod,
      offers: (offers.get(sellerId) ?? []).map(({ days: _, ...offer }) => offer),
    })),
  };
}
