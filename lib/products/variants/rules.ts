import type { OptionKind } from "@/generated/prisma/enums";

/** Maximum number of options of a product (decisions.md, "Second release / Product"). */
export const MAX_OPTIONS = 3;

/** Maximum number of values of one option. */
export const MAX_OPTION_VALUES = 50;

/** Maximum number of variants of a product. */
export const MAX_VARIANTS = 200;

/** Maximum characters of an option's name and of a value. */
export const MAX_OPTION_LENGTH = 30;

export const OPTION_KINDS = [
  "size",
  "color",
  "grind",
  "weight",
  "other",
] as const satisfies readonly OptionKind[];

export type ProductOption = { kind: OptionKind; name: string; values: string[] };

/** Returns the title of a variant: its option values, "M / Red". */
export function variantTitleOf(values: string[]): string {
  return values.join(" / ");
}

/** Returns the title of an order line: the product's, followed by that of the variant. */
export function lineTitleOf(title: string, values: string[] | null): string {
  return values ? `${title} – ${variantTitleOf(values)}` : title;
}

/** Returns a key of a combination of values; equal combinations have equal keys. */
export function valuesKey(values: string[]): string {
  return JSON.stringify(values);
}

/** Returns every combination of the options' values, the last option varying fastest. */
export function listCombinations(options: Pick<ProductOption, "values">[]): string[][] {
  return options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}
