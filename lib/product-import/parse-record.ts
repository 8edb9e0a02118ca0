import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { ValidationKey } from "@/lib/i18n/messages";
import { CSV_FACTS } from "@/lib/products/rules";
import { type ProductInput, productFields, productSchema } from "@/lib/products/schema";
import { checkStructure, MAX_VARIANTS_RULE } from "@/lib/products/variants/schema";
import type { ImportRecord } from "./records";
import type { Problem } from "./row-problem";
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

const expectations = { expectedPrice: z.exactOptional(z.number()) };

const changedVariant = variants
  .unwrap()
  .element.partial({ price: true, stock: true })
  .extend(expectations);

const changesSchema = plainSchema
  .partial()
  .extend({
    ...expectations,
    expectedStock: z.exactOptional(z.number()),
    variants: z.exactOptional(z.array(changedVariant).max(...MAX_VARIANTS_RULE)),
  })
  .superRefine(checkStructure);

/**
 * Fields to change; missing ones stay. Variants that are not listed stay too. `expectedPrice` (regular, in cents) and
 * `expectedStock` are what the change started from.
 */
export type ProductChanges = z.output<typeof changesSchema>;
export type VariantChange = z.output<typeof changedVariant>;

type Parsed = {
  input: ProductInput | ProductChanges | null;
  problems: Problem[];
  /** Optional fields that are left empty. */
  warnings: Problem[];
};

type Body = Record<string, unknown>;

/**
 * Parses a record with the rules of the product form; all fields are optional for an existing product. An invalid
 * optional field is left empty.
 */
export function parseRecord(record: ImportRecord, isExisting: boolean): Parsed {
  const { fields, structure, problems: ofCells } = record;
  if (!record.isReadable) return { input: null, problems: ofCells, warnings: [] };
  const newSchema = structure ? productSchema : plainSchema;
  const schema = isExisting ? changesSchema : newSchema;
  const body: Body = {
    ...withFacts(fields),
    ...(structure ? { options: structure.options, variants: structure.variants } : {}),
  };
  const first = schema.safeParse(body);
  const optional = (first.error?.issues ?? []).filter(isOptional);
  const rest = optional.length > 0 ? schema.safeParse(optional.reduce(withoutField, body)) : first;
  const issues = rest.success ? [] : rest.error.issues;
  const reasonOf = (problem: Problem) =>
    ofCells.find((cellProblem) => isAbout(cellProblem, problem));
  const schemaProblems = issues
    .flatMap((issue) => toProblem(issue, structure))
    .map((problem) => reasonOf(problem) ?? problem);
  const problems = withoutRepeated([
    ...ofCells.filter((problem) => !schemaProblems.includes(problem)),
    ...schemaProblems,
  ]);
  return {
    input: rest.success && problems.length === 0 ? rest.data : null,
    problems: problems.slice(0, MAX_PROBLEMS),
    warnings: withoutRepeated(
      optional
        .flatMap((issue) => toProblem(issue, structure))
        .filter((problem) => !reasonOf(problem)),
    ),
  };
}

/** Variants of the same row have the same problems. */
const withoutRepeated = (problems: Problem[]) => [
  ...new Map(
    problems.map((problem) => {
      const { column, key, line, found: value } = problem;
      return [JSON.stringify([column, key, line, value]), problem];
    }),
  ).values(),
];

/** Whether a problem of the cells explains one of the schema. */
function isAbout(cellProblem: Problem, { column, line }: Problem): boolean {
  const isSameField =
    cellProblem.column === column || (cellProblem.column === "images" && column === "imageUrl");
  return isSameField && (!line || !cellProblem.line || cellProblem.line === line);
}

type Issue = { path: PropertyKey[]; message: string };

const REQUIRED: PropertyKey[] = [
  "title",
  "description",
  "price",
  "category",
  "stock",
  "imageUrl",
  "options",
];
const OPTIONAL_OF_VARIANT: PropertyKey[] = ["sku", "barcode", "weightGrams", "imageUrl"];

function isOptional({ path: [field, , inner] }: Issue): boolean {
  if (field === "variants") return inner !== undefined && OPTIONAL_OF_VARIANT.includes(inner);
  return field !== undefined && !REQUIRED.includes(field);
}

/** Returns the body without the field of an issue. A product whose visibility is unreadable is hidden. */
function withoutField(body: Body, { path: [field, inner, ofVariant] }: Issue): Body {
  const key = String(field);
  const value = body[key];
  if (key === "isActive") return { ...body, isActive: false };
  if (key === "variants" && Array.isArray(value)) {
    const without = value.map((variant: Body, index) =>
      index === inner ? omit(variant, String(ofVariant)) : variant,
    );
    return { ...body, variants: without };
  }
  const isFact = key === "facts" && typeof value === "object" && value !== null;
  return isFact ? { ...body, facts: omit(value as Body, String(inner)) } : omit(body, key);
}

const omit = (body: Body, key: string): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));

function toProblem({ path, message }: Issue, structure: RecordStructure | null): Problem[] {
  // Safe: schemas only write `validationKey()` keys. The general one is about a field of a form.
  const key = message === "invalid" ? "importValueInvalid" : (message as ValidationKey);
  const [field, inner] = path;
  if (structure && field === "options") return toOptionProblem(path, key, structure);
  if (structure && field === "variants") return [toVariantProblem(path, key, structure)];
  return [{ column: String((field === "facts" ? inner : field) ?? ""), key }];
}

type Path = Issue["path"];

function toOptionProblem(
  [, option, field, value]: Path,
  key: ValidationKey,
  structure: RecordStructure,
) {
  // A value is reported with its row.
  if (field === "values" && value !== undefined) return [];
  const columns = optionColumns(structure, option);
  return [{ column: field === "values" ? columns.value : columns.name, key }];
}

function toVariantProblem(
  [, index, field = "values", option]: Path,
  key: ValidationKey,
  structure: RecordStructure,
): Problem {
  const line = structure.lines[Number(index)];
  const name = String(field);
  const columnName = VARIANT_FIELDS[name] ?? name;
  const column = name === "values" ? optionColumns(structure, option).value : columnName;
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
function withFacts(fields: ImportRecord["fields"]): Body {
  const entries = Object.entries(fields);
  const isFact = ([field]: [string, unknown]) => (CSV_FACTS as readonly string[]).includes(field);
  const facts = Object.fromEntries(entries.filter(isFact));
  const rest = Object.fromEntries(entries.filter((entry) => !isFact(entry)));
  return Object.keys(facts).length > 0 ? { ...rest, facts } : rest;
}
