import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { ValidationKey } from "@/lib/i18n/messages";
import { getImages } from "@/lib/products/images/ownership";
import type { ContentChanges, ProductContent } from "@/lib/products/revision-content";
import { type ProductOption, valuesKey } from "@/lib/products/variants/rules";
import { checkStructure, MAX_VARIANTS_RULE, options } from "@/lib/products/variants/schema";
import type { VariantChange } from "./parse-record";
import { RowProblem } from "./row-problem";

const structureSchema = z
  .object({
    options,
    variants: z.array(z.object({ values: z.array(z.string()) })).max(...MAX_VARIANTS_RULE),
  })
  .superRefine(checkStructure);

/** A row of the file, with the existing variant if it has one. Its values are those of the product's options. */
export type MatchedVariant = VariantChange & { live: { id: number; values: string[] } | null };

type Entry = NonNullable<ContentChanges["variants"]>[number];
type Structure = { options: ProductOption[]; variants: Entry[] };

/**
 * Returns the options and variants of a product's content with the rows merged into them; variants that the file lacks
 * stay.
 * @throws RowProblem a new variant without price or stock, too many variants or values, or a combination twice
 */
export function mergeStructure(content: ProductContent, rows: MatchedVariant[]): Structure {
  const variants = content.variants.map(toEntry);
  const images = getImages(content);
  for (const row of rows) mergeRow(variants, row, images);
  const structure = { options: mergeOptions(content, variants), variants };
  if (rows.some(isRearranged)) requireValid(structure);
  return structure;
}

function mergeRow(variants: Entry[], row: MatchedVariant, images: string[]) {
  const { live, values, imageUrl } = row;
  const entry = findEntry(variants, row);
  const image = imageUrl && images.includes(imageUrl) ? { imageUrl } : {};
  if (entry) Object.assign(entry, live ? { values } : offerOf(row), image);
  // An existing variant without an entry is removed by a pending revision.
  else if (!live) variants.push({ ...newEntry(row), ...image });
}

const isRearranged = ({ live, values }: MatchedVariant) =>
  !live || valuesKey(live.values) !== valuesKey(values);

/** Returns a variant of a content as the form and the API have it. */
export function toEntry({
  id,
  values,
  imageUrl,
  created,
}: ProductContent["variants"][number]): Entry {
  const { priceCents: price = 0, ...rest } = created ?? { stock: 0 };
  return { ...(id ? { id } : {}), values, imageUrl, price, ...rest };
}

const findEntry = (entries: Entry[], { live, values }: MatchedVariant) =>
  entries.find(({ id }) => live && id === live.id) ??
  entries.find((entry) => valuesKey(entry.values) === valuesKey(live?.values ?? values));

const offerOf = ({ live: _, imageUrl: __, ...offer }: MatchedVariant) => offer;

/** @throws RowProblem no price or no stock */
function newEntry(row: MatchedVariant): Entry {
  const { price, stock, ...offer } = offerOf(row);
  if (price === undefined) throw new RowProblem({ column: "price", key: "pricePositive" });
  if (stock === undefined) throw new RowProblem({ column: "stock", key: "stockInvalid" });
  return { ...offer, price, stock };
}

/** Adds new values and drops those whose last variant got another one. */
function mergeOptions({ options: existing, variants: before }: ProductContent, after: Entry[]) {
  return existing.map((option, index) => {
    const usedValues = new Set(after.map(({ values }) => values[index] ?? ""));
    const wasUsed = new Set(before.map(({ values }) => values[index] ?? ""));
    const remaining = option.values.filter((value) => usedValues.has(value) || !wasUsed.has(value));
    return { ...option, values: [...new Set([...remaining, ...usedValues])] };
  });
}

function requireValid(structure: Structure) {
  const [issue] = structureSchema.safeParse(structure).error?.issues ?? [];
  if (!issue) return;
  // Schemas only write `validationKey()` keys.
  throw new RowProblem({ column: "option1Value", key: issue.message as ValidationKey });
}
