import { type ProductOption, valuesKey } from "@/lib/products/variants/rules";
import { groupBy } from "./group-by";
import { RowProblem } from "./row-problem";

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Returns for each existing option the index of the same one in the file, whose options may have another order.
 * @throws RowProblem other options than the product has
 */
export function alignOptions(existing: ProductOption[], fileOptions: ProductOption[]): number[] {
  const order = existing.map(({ kind, name }) =>
    fileOptions.findIndex(
      (option) => isSameText(option.name, name) || (kind !== "other" && option.kind === kind),
    ),
  );
  const isComplete =
    fileOptions.length === existing.length && new Set(order).size === fileOptions.length;
  if (!isComplete || order.includes(-1)) {
    throw new RowProblem({ column: "option1Name", key: "importOptionsDiffer" });
  }
  return order;
}

/** Returns values in the order of the existing options, each as it is written there. */
export function alignValues(values: string[], existing: ProductOption[], order: number[]) {
  return existing.map((option, index) => {
    const value = values[order[index] ?? index] ?? "";
    return option.values.find((existingValue) => isSameText(existingValue, value)) ?? value;
  });
}

type Live = { values: string[]; sku: string | null };
type FileVariant = { values: string[]; sku?: string | null };

/** Returns items by a key that only one of them has. */
function byUniqueKey<T>(items: T[], keyOf: (item: T) => string | null | undefined) {
  const groups = groupBy(items, keyOf);
  return (key: string | null | undefined) => {
    const [only, ...others] = key ? (groups.get(key) ?? []) : [];
    return others.length === 0 ? only : undefined;
  };
}

/**
 * Returns the existing variant of each given one: by its SKU if only one variant has it, else by its values; null for a
 * new variant.
 * @throws RowProblem two rows are the same variant
 */
export function matchVariants<T extends Live>(
  live: T[],
  fileVariants: FileVariant[],
): (T | null)[] {
  const liveBySku = byUniqueKey(live, ({ sku }) => sku);
  const fileVariantBySku = byUniqueKey(fileVariants, ({ sku }) => sku);
  const byValues = byUniqueKey(live, ({ values }) => valuesKey(values));
  const matches = fileVariants.map(({ sku, values }) => {
    const bySku = fileVariantBySku(sku) ? liveBySku(sku) : undefined;
    return bySku ?? byValues(valuesKey(values)) ?? null;
  });
  const matched = matches.filter((match) => match !== null);
  if (new Set(matched).size < matched.length) {
    throw new RowProblem({ column: "option1Value", key: "variantTwice" });
  }
  return matches;
}
