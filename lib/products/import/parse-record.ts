import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { ValidationKey } from "@/lib/i18n/messages";
import { CSV_FACTS } from "@/lib/products/rules";
import { productFields, productSchema } from "@/lib/products/schema";
import { checkStructure, MAX_VARIANTS_RULE } from "@/lib/products/variants/schema";
import type { ImportRecord, Problem } from "./records";
import { OPTION_COLUMNS } from "./rules";
import type { RecordStructure } from "./variant-rows";

/** Maximum problems of one product that are listed. */
const MAX_PROBLEMS = 20;

const { price, stock, variants } = productFields.shape;

/** A product without options requires a price and a stock. */
const plainSchema = productFields.extend({
  price: price.unwrap(),
  stock: stock.unwrap(),
});

const changedVariant = variants.unwrap().element.partial({ price: true, stock: true });

const changesSchema = plainSchema
  .partial()
  .extend({ variants: z.exactOptional(z.array(changedVariant).max(...MAX_VARIANTS_RULE)) })
  .superRefine(checkStructure);

export type NewProduct = z.output<typeof productSchema>;
/** Fields to change; missing ones stay. Variants that are not listed stay too. */
export type ProductChanges = z.output<typeof changesSchema>;
export type VariantChange = z.output<typeof changedVariant>;

type Parsed = { input: NewProduct | ProductChanges | null; problems: Problem[] };

/** Parses a record with the rules of the product form; all fields are optional for an existing product. */
export function parseRecord(record: ImportRecord, isExisting: boolean): Parsed {
  const { fields, structure } = record;
  const newSchema = structure ? productSchema : plainSchema;
  const given = structure ? { options: structure.options, variants: structure.variants } : {};
  const parsed = (isExisting ? changesSchema : newSchema).safeParse({
    ...withFacts(fields),
    ...given,
  });
  const issues = parsed.success ? [] : parsed.error.issues;
  const problems = [...record.problems, ...issues.flatMap((issue) => toProblem(issue, structure))];
  return {
    input: parsed.success && problems.length === 0 ? parsed.data : null,
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}

type Issue = { path: PropertyKey[]; message: string };

function toProblem({ path, message }: Issue, structure: RecordStructure | null): Problem[] {
  const key = message as ValidationKey; // schemas only write `validationKey()` keys
  const [field, inner] = path;
  if (structure && field === "options") return toOptionProblem(path, key, structure);
  if (structure && field === "variants") return [toVariantProblem(path, key, structure)];
  return [{ column: String((field === "facts" ? inner : field) ?? ""), key }];
}

type Path = Issue["path"];

function toOptionProblem(
  [, option, field, value]: Path,
  key: ValidationKey,
  given: RecordStructure,
) {
  // A value is reported with its row.
  if (field === "values" && value !== undefined) return [];
  const columns = optionColumns(given, option);
  return [{ column: field === "values" ? columns.value : columns.name, key }];
}

function toVariantProblem(
  [, index, field = "values", option]: Path,
  key: ValidationKey,
  given: RecordStructure,
): Problem {
  const line = given.lines[Number(index)];
  const name = String(field);
  const own = VARIANT_FIELDS[name] ?? name;
  const column = name === "values" ? optionColumns(given, option).value : own;
  return line === undefined ? { column, key } : { line, column, key };
}

const optionColumns = ({ slots }: RecordStructure, option: PropertyKey | undefined) =>
  OPTION_COLUMNS[slots[Number(option ?? 0)] ?? 1];

const VARIANT_FIELDS: Record<string, string> = {
  sku: "variantSku",
  barcode: "variantBarcode",
  weightGrams: "variantWeightGrams",
  imageUrl: "variantImage",
};

/** Facts are one field of the product schema. */
function withFacts(fields: ImportRecord["fields"]) {
  const entries = Object.entries(fields);
  const isFact = ([field]: [string, unknown]) => (CSV_FACTS as readonly string[]).includes(field);
  const facts = Object.fromEntries(entries.filter(isFact));
  const rest = Object.fromEntries(entries.filter((entry) => !isFact(entry)));
  return Object.keys(facts).length > 0 ? { ...rest, facts } : rest;
}
