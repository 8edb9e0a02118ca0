import { DEFAULT_SELLER } from "@/lib/core/site";

/** Columns that name a seller. */
export const sellerNameSelect = {
  username: true,
  storefront: { select: { storeName: true, isPublished: true } },
} as const;

export type StoredName = { storefront: { storeName: string; isPublished: boolean } | null };

/** A seller's names: the account's, and that of the shop once it is published. */
export type SellerNames = { username: string; shopName: string | null };

/** Converts a row with the columns of `sellerNameSelect`. */
export function toNamedSeller<T extends StoredName>({ storefront, ...seller }: T) {
  return { ...seller, shopName: storefront?.isPublished ? storefront.storeName : null };
}

/** Returns the one name by which buyers know a seller: the shop's, otherwise that of the account. */
export function sellerNameOf({ username, shopName }: SellerNames): string {
  return shopName || username || DEFAULT_SELLER;
}
