import type * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { ValidationKey } from "@/lib/i18n/messages";
import { CSV_FACTS } from "@/lib/products/rules";
import { productFields } from "@/lib/products/schema";
import type { ImportRecord, Problem } from "./records";

const { price, stock } = productFields.shape;

/** A row has no variants, so its price and stock are required. */
const newProductSchema = productFields.extend({
  price: price.unwrap(),
  stock: stock.unwrap(),
});
const changesSchema = newProductSchema.partial();

export type NewProduct = z.output<typeof newProductSchema>;
/** Fields to change; missing ones stay. */
export type ProductChanges = z.output<typeof changesSchema>;

type Parsed = { input: NewProduct | ProductChanges | null; problems: Problem[] };

/** Parses a record with the rules of the product form; all fields are optional for an existing product. */
export function parseRecord({ fields, problems }: ImportRecord, isExisting: boolean): Parsed {
  const parsed = (isExisting ? changesSchema : newProductSchema).safeParse(withFacts(fields));
  const issues = parsed.success ? [] : parsed.error.issues;
  const all = [
    ...problems,
    ...issues.map(({ path, message }) => ({
      column: String((path[0] === "facts" ? path[1] : path[0]) ?? ""),
      key: message as ValidationKey, // schemas only write `validationKey()` keys
    })),
  ];
  return { input: parsed.success && all.length === 0 ? parsed.data : null, problems: all };
}

/** Facts are one field of the product schema. */
function withFacts(fields: ImportRecord["fields"]) {
  const entries = Object.entries(fields);
  const isFact = ([field]: [string, unknown]) => (CSV_FACTS as readonly string[]).includes(field);
  const facts = Object.fromEntries(entries.filter(isFact));
  const rest = Object.fromEntries(entries.filter((entry) => !isFact(entry)));
  return Object.keys(facts).length > 0 ? { ...rest, facts } : rest;
}
