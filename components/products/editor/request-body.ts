import { parseWholeNumber, toPlainPrice } from "@/lib/core/numbers";
import { CATEGORIES } from "@/lib/products/categories";
import { listFormFacts, toDetails, toFacts } from "./fact-values";
import type { ProductValues } from "./form-values";
import { isSameValue } from "./merge-values";
import { variantBody } from "./variant-values";

/** The product as the form read it; values that are sent are compared with these. */
export type EditBasis = {
  values: ProductValues;
  contentVersion: string;
  /** The approved product has variants; the values can be those of a pending revision. */
  hasVariants: boolean;
};

type Body = Record<string, unknown>;

/** Returns the body of POST /api/products (contract.md, "Catalogue"). */
export function toCreateBody(values: ProductValues): Body {
  return { ...sharedBody(values), ...offerBody(values) };
}

/**
 * Returns the body of PUT /api/products/{id}: the required fields, the changed ones, and what they are based on. Options
 * and variants are sent together.
 */
export function toEditBody(values: ProductValues, basis: EditBasis): Body {
  const before: Body = { ...sharedBody(basis.values), ...offerOfBasis(basis.values, basis) };
  const after: Body = { ...sharedBody(values), ...offerOfBasis(values, basis) };
  const body: Body = Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => REQUIRED.has(name) || !isSameValue(value, before[name]),
    ),
  );
  if ("options" in body || "variants" in body) {
    body["options"] = after["options"];
    body["variants"] = after["variants"];
  }
  if ("price" in body) body["expectedPrice"] = basis.values.price;
  if ("stock" in body) body["expectedStock"] = Number(basis.values.stock);
  body["expectedContent"] = basis.contentVersion;
  return body;
}

/** Fields that each edit has to name (contract.md, "Catalogue"). */
const REQUIRED = new Set(["title", "description", "category", "imageUrl"]);

function sharedBody(values: ProductValues) {
  const { pictures, isBook, stock: _stock, price: _price, ...others } = values;
  const { options: _options, variants: _variants, returnPolicy, facts, details, ...rest } = others;
  const [imageUrl = "", ...images] = pictures;
  const isCraft = rest.category === CATEGORIES.crafts;
  return {
    ...rest,
    imageUrl,
    images,
    ...(returnPolicy ? { returnPolicy } : {}),
    facts: toFacts(facts, listFormFacts({ ...rest, isBook, isFood: details.isFood })),
    ...toDetails(details),
    collection: isBook && isCraft ? "books" : null,
  };
}

/** Price and stock of a product without options; variants have their own. */
function offerBody({ options, variants, price, stock }: ProductValues) {
  if (options.length > 0) return variantBody(options, variants);
  return { price: toPlainPrice(price), stock: parseWholeNumber(stock) };
}

/** Removed variants leave their lowest price and summed stock. */
function offerOfBasis(values: ProductValues, { hasVariants, values: { options } }: EditBasis) {
  if (values.options.length > 0) return offerBody(values);
  const removal = options.length > 0 ? { options: [], variants: [] } : {};
  return hasVariants ? removal : { ...offerBody(values), ...removal };
}
