import type { FilteredKind } from "./kind-rules";
import { compareSizes } from "./size-order-rules";

/** Maximum values of one option or fact in a filter list. */
const MAX_FILTER_CHOICES = 12;

/**
 * Returns the values with the highest counts in display order: sizes in their natural order, which also decides between
 * equal counts; the others in the order of `choices`, which starts with the highest count.
 */
export function selectFilterChoices<T extends { value: string; count: number }>(
  kind: FilteredKind,
  choices: T[],
): T[] {
  if (kind !== "size") return choices.slice(0, MAX_FILTER_CHOICES);
  const bySize = (a: T, b: T) => compareSizes(a.value, b.value);
  return choices
    .toSorted((a, b) => b.count - a.count || bySize(a, b))
    .slice(0, MAX_FILTER_CHOICES)
    .toSorted(bySize);
}
