import { type ProductOption, valuesKey } from "@/lib/products/variants/rules";
import { groupBy } from "./group-by";
import { RowProblem } from "./row-problem";

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Returns for each existing option the index of the same one in the file, whose options may have another order.
 * @throws RowProblem other options than the product has
 */
export function alignOptions(existing: ProductOption[], given: ProductOption[]): number[] {
  const order = existing.map(({ kind, name }) =>
    given.findIndex((one) => isSameText(one.name, name) || (kind !== "other" && one.kind === kind)),
  );
  const isSame = given.length === existing.length && new Set(order).size === given.length;
  if (!isSame || order.includes(-1)) {
    throw new RowProblem({ column: "option1Name", key: "importOptionsDiffer" });
  }
  return order;
}

/** Returns values in the order of the existing options, each as it is written there. */
export function alignValues(values: string[], existing: ProductOption[], order: number[]) {
  return existing.map((option, at) => {
    const value = values[order[at] ?? at] ?? "";
    return option.values.find((one) => isSameText(one, value)) ?? value;
  });
}

type Live = { values: string[]; sku: string | null };
type Given = { values: string[]; sku?: string | null };

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
export function matchVariants<T extends Live>(live: T[], given: Given[]): (T | null)[] {
  const liveBySku = byUniqueKey(live, ({ sku }) => sku);
  const givenBySku = byUniqueKey(given, ({ sku }) => sku);
  const byValues = byUniqueKey(live, ({ values }) => valuesKey(values));
  const found = given.map(({ sku, values }) => {
    const named = givenBySku(sku) ? liveBySku(sku) : undefined;
    return named ?? byValues(valuesKey(values)) ?? null;
  });
  const known = found.filter((one) => one !== null);
  if (new Set(known).size < known.length) {
    throw new RowProblem({ column: "option1Value", key: "variantTwice" });
  }
  return found;
}
