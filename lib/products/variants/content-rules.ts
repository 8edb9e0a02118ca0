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

type Given = {
  id?: number;
  values: string[];
  price: number;
  stock: number;
  sku?: string | null;
  barcode?: string | null;
  weightGrams?: number | null;
  imageUrl?: string | null;
};

type Known = { id: number; values: string[] };

/** Returns a lookup of an existing variant by its id, or by its values where no id is given. */
export function variantFinder<T extends Known>(known: T[]) {
  const byId = new Map(known.map((one) => [one.id, one]));
  const byValues = new Map(known.map((one) => [valuesKey(one.values), one]));
  return ({ id, values }: { id?: number | null; values: string[] }): T | undefined =>
    (id ? byId.get(id) : undefined) ?? byValues.get(valuesKey(values));
}

/** Returns the content of the given variants; those among `before` keep their image unless another one is given. */
export function toVariantContents(given: Given[], before: VariantContent[]): VariantContent[] {
  const find = variantFinder(before.filter((one) => one.id !== null) as (VariantContent & Known)[]);
  return given.map(({ id, values, price, stock, imageUrl, ...codes }) => {
    const known = find({ ...(id ? { id } : {}), values });
    if (known) {
      const { imageUrl: image } = known;
      return {
        id: known.id,
        values,
        imageUrl: imageUrl === undefined ? image : imageUrl,
        created: null,
      };
    }
    const { sku = null, barcode = null, weightGrams = null } = codes;
    const created = { priceCents: price, stock, sku, barcode, weightGrams };
    return { id: null, values, imageUrl: imageUrl ?? null, created };
  });
}
