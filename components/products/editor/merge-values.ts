import { valuesKey } from "@/lib/products/variants/rules";
import type { ProductValues } from "./form-values";
import type { VariantValues } from "./variant-values";

type Fields = Record<string, unknown>;

/** A field that was edited in the form and changed elsewhere since. */
export type FieldConflict = {
  name: keyof ProductValues | keyof VariantValues;
  /** Values of the variant; null for a field of the product. */
  variant: string[] | null;
  /** The value of now and the entered one, if both are short texts. */
  values: { current: string; entered: string } | null;
};

/** The values that the form started from, those that were entered, and the stored ones. */
type Versions = { initial: ProductValues; entered: ProductValues; current: ProductValues };

/** Of these the current value stays in the form, so that nothing that was sold or repriced is overwritten. */
const CURRENT_WINS = new Set(["price", "stock"]);

/** Whether two values of a form are equal. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Applies what was entered to the current product: fields that were not edited follow it. A field that changed on both
 * sides is a conflict.
 */
export function mergeValues({ initial, entered, current }: Versions) {
  const conflicts: FieldConflict[] = [];
  const names = Object.keys(current) as (keyof ProductValues)[];
  const fields = names.map((name) => {
    if (name === "variants") return [name, mergeVariants({ initial, entered, current }, conflicts)];
    const value = mergeField(initial[name], entered[name], current[name], CURRENT_WINS.has(name));
    if (value.isConflict) {
      const values = shortTexts(current[name], entered[name]);
      conflicts.push({ name, variant: null, values });
    }
    return [name, value.result];
  });
  return { values: Object.fromEntries(fields) as ProductValues, conflicts };
}

type Merged = { result: unknown; isConflict: boolean };

function mergeField(
  initial: unknown,
  entered: unknown,
  current: unknown,
  isCurrentFirst: boolean,
): Merged {
  if (isSameValue(entered, initial)) return { result: current, isConflict: false };
  if (isSameValue(current, initial) || isSameValue(current, entered)) {
    return { result: entered, isConflict: false };
  }
  if (isFields(initial) && isFields(entered) && isFields(current)) {
    const entries = Object.keys(current).map((key) => ({
      key,
      ...mergeField(initial[key], entered[key], current[key], isCurrentFirst),
    }));
    return {
      result: Object.fromEntries(entries.map(({ key, result }) => [key, result])),
      isConflict: entries.some(({ isConflict }) => isConflict),
    };
  }
  return { result: isCurrentFirst ? current : entered, isConflict: true };
}

/** Rows follow the entered options; a row that exists on all sides is merged field by field. */
function mergeVariants({ initial, entered, current }: Versions, conflicts: FieldConflict[]) {
  const areOptionsEdited = !isSameValue(entered.options, initial.options);
  const rows = areOptionsEdited ? entered.variants : current.variants;
  const [initialRows, enteredRows, currentRows] = [initial, entered, current].map(
    ({ variants }) => new Map(variants.map((row) => [valuesKey(row.values), row])),
  );
  return rows.map((row) => {
    const key = valuesKey(row.values);
    const versions = [initialRows?.get(key), enteredRows?.get(key), currentRows?.get(key)] as const;
    return mergeRow(row, versions, conflicts);
  });
}

type RowVersions = readonly [
  VariantValues | undefined,
  VariantValues | undefined,
  VariantValues | undefined,
];

function mergeRow(
  row: VariantValues,
  [initial, entered, current]: RowVersions,
  conflicts: FieldConflict[],
): VariantValues {
  if (!initial || !entered || !current) return entered ?? row;
  const names = Object.keys(current) as (keyof VariantValues)[];
  const fields = names.map((name) => {
    const value = mergeField(initial[name], entered[name], current[name], CURRENT_WINS.has(name));
    if (value.isConflict) {
      const values = shortTexts(current[name], entered[name]);
      conflicts.push({ name, variant: row.values, values });
    }
    return [name, value.result];
  });
  return Object.fromEntries(fields) as VariantValues;
}

const MAX_SHORT_TEXT = 120;

function shortTexts(current: unknown, entered: unknown) {
  const isShort = (value: unknown): value is string =>
    typeof value === "string" && value.length <= MAX_SHORT_TEXT;
  return isShort(current) && isShort(entered) ? { current, entered } : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
