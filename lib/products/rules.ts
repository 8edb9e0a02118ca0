import type { ReturnPolicy } from "@/generated/prisma/enums";

/** Return policies of a product with the reason for an exclusion; the first is the default. */
export const RETURN_POLICIES = [
  "returnable",
  "food",
  "personal_care",
  "made_to_order",
] as const satisfies readonly ReturnPolicy[];

/**
 * Whether a product can be returned, which requires that it can be sold again. Damage can always be claimed
 * (specification C, "Returns").
 */
export function isReturnable(policy: ReturnPolicy | null): boolean {
  return (policy ?? "returnable") === "returnable";
}

/** Maximum images of a product, the cover included (specification B, section 5). */
export const MAX_IMAGES = 5;

/** Maximum characters of the alt text of an image. */
export const MAX_ALT_LENGTH = 200;

/** An image with the seller's alt text, which may be empty. */
export type AltImage = { src: string; alt: string };

type Images = { imageUrl: string; images: string[]; imageAlts: string[] };

/** Returns each image of a product once, the cover first. */
export function listImages({ imageUrl, images, imageAlts }: Images): AltImage[] {
  const urls = [imageUrl, ...images];
  return urls.flatMap((src, index) =>
    urls.indexOf(src) === index ? [{ src, alt: imageAlts[index] ?? "" }] : [],
  );
}

/** Returns the alt texts of `urls`: each follows its image, and that of a new image is empty. */
export function alignAlts(urls: string[], before: AltImage[]): string[] {
  const alts = new Map(before.map(({ src, alt }) => [src, alt]));
  return urls.map((url) => alts.get(url) ?? "");
}

/** Seasonal flags, which exclude each other and the category (specification A, section 4). */
export const SEASONS = ["isEidSpecial", "isRamadanSpecial", "isIndependenceDay"] as const;

/** Sort orders of the shop; with a search the default is relevance. */
export const SORTS = ["newest", "price-asc", "price-desc", "rating", "popular"] as const;
export type Sort = (typeof SORTS)[number] | "relevance";

/** Columns of an import, named as the fields of POST /api/products; the first six are required. */
export const CSV_COLUMNS = [
  "title",
  "description",
  "price",
  "category",
  "stock",
  "imageUrl",
  "images",
  "isActive",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
  "sku",
  "barcode",
  "weightGrams",
  "processingDays",
  "isPerishable",
  "material",
  "ingredients",
  "allergens",
  "care",
  "origin",
] as const;

/** Columns of an import that are facts (lib/products/facts). */
export const CSV_FACTS = ["material", "ingredients", "allergens", "care", "origin"] as const;

/** Maximum characters of a stock keeping unit. */
export const MAX_SKU_LENGTH = 64;
