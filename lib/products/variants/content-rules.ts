import { valuesKey } from "./rules";

/** Price, stock and codes of a variant that does not exist yet. Cents, grams. */
type NewVariant = {
  priceCents: number;
  stock: number;
  sku: string | null;
  barcode: string | null;
  weightGrams: number | null;
};

/** The reviewed content of a variant. Price and stock of an existing variant are not part of it. */
export type VariantContent = {
  /** Null for a variant that does not exist yet. */
  id: number | null;
  values: string[];
  imageUrl: string | null;
  /** Null for an existing variant. */
  created: NewVariant | null;
};

type VariantInput = {
  id?: number;
  values: string[];
  price: number;
  stock: number;
  sku?: string | null;
  barcode?: string | null;
  weightGrams?: number | null;
  imageUrl?: string | null;
};

type VariantKey = { id: number; values: string[] };

/** Returns a lookup of an existing variant by its id, or by its values where no id is given. */
export function variantFinder<T extends VariantKey>(variants: T[]) {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const byValues = new Map(variants.map((variant) => [valuesKey(variant.values), variant]));
  return ({ id, values }: { id?: number | null; values: string[] }): T | undefined =>
    (id ? byId.get(id) : undefined) ?? byValues.get(valuesKey(values));
}

/** Returns the content of the given variants; those among `before` keep their image unless another one is given. */
export function toVariantContents(
  variants: VariantInput[],
  before: VariantContent[],
): VariantContent[] {
  const find = variantFinder(
    before.filter((variant) => variant.id !== null) as (VariantContent & VariantKey)[],
  );
  return variants.map(({ id, values, price, stock, imageUrl, ...codes }) => {
    const existing = find({ ...(id ? { id } : {}), values });
    if (existing) {
      const { imageUrl: image } = existing;
      return {
        id: existing.id,
        values,
        imageUrl: imageUrl === undefined ? image : imageUrl,
        created: null,
      };
    }
    const { sku = null, barcode = null, weightGrams = null } = codes;
    const newOffer = { priceCents: price, stock, sku, barcode, weightGrams };
    return { id: null, values, imageUrl: imageUrl ?? null, created: newOffer };
  });
}
