import { ONE_SIZE } from "./option-value-rules";

/** Units of sizes by their dimension, with the amount in the dimension's smallest unit. */
const DIMENSIONS = {
  age: { month: 1, months: 1, mo: 1, year: 12, years: 12, yr: 12, yrs: 12, y: 12 },
  length: { mm: 1, cm: 10, m: 1_000, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, ft: 304.8 },
  volume: { ml: 1, l: 1_000, floz: 29.57 },
  weight: { g: 1, kg: 1_000, oz: 28.35, lb: 453.6, lbs: 453.6 },
} as const satisfies Record<string, Record<string, number>>;

const UNITS = new Map(
  Object.entries(DIMENSIONS).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, amount]) => [unit, { dimension, amount }] as const),
  ),
);

const ALPHA_SIZE = /^(?:M|(?:(\d{1,2})X|(X*))([SL]))$/i;
const NUMERIC_SIZE = /^(\d{1,6}(?:[.,]\d{1,3})?).*?([\p{L}"]*)$/u;

const ONE_SIZE_RANK = 1_000;

const GROUPS = { alpha: 0, numbers: 1, texts: 2 } as const;

type SortKey = { group: number; unit: string; amount: number };

function sortKeyOf(size: string): SortKey {
  if (size === ONE_SIZE) return { group: GROUPS.alpha, unit: "", amount: ONE_SIZE_RANK };
  return alphaKeyOf(size) ?? numberKeyOf(size) ?? { group: GROUPS.texts, unit: "", amount: 0 };
}

/** M is 0, smaller sizes are negative, and each X is one step. */
function alphaKeyOf(size: string): SortKey | null {
  const [match, count, prefix = "", base] = ALPHA_SIZE.exec(size) ?? [];
  if (match === undefined) return null;
  const steps = 1 + (count === undefined ? prefix.length : Number(count));
  const amounts: Record<string, number> = { S: -steps, L: steps };
  return { group: GROUPS.alpha, unit: "", amount: amounts[base?.toUpperCase() ?? ""] ?? 0 };
}

function numberKeyOf(size: string): SortKey | null {
  const compact = size.toLowerCase().replace(/\s/g, "");
  const [match, number = "", unit = ""] = NUMERIC_SIZE.exec(compact) ?? [];
  if (match === undefined) return null;
  const standardUnit = UNITS.get(unit);
  return {
    group: GROUPS.numbers,
    unit: standardUnit?.dimension ?? unit,
    amount: Number(number.replace(",", ".")) * (standardUnit?.amount ?? 1),
  };
}

const byText = new Intl.Collator("en", { numeric: true });

/**
 * Compares two sizes, named as filters name them, in their natural order: XS, S, M, L, XL and so on, then numbers without
 * a unit, numbers of each unit ("500 g" before "1 kg"), and other texts.
 */
export function compareSizes(a: string, b: string): number {
  const [keyA, keyB] = [sortKeyOf(a), sortKeyOf(b)];
  return (
    keyA.group - keyB.group ||
    byText.compare(keyA.unit, keyB.unit) ||
    keyA.amount - keyB.amount ||
    byText.compare(a, b)
  );
}
