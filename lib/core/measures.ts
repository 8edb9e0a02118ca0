const GRAMS_PER_OUNCE = 28.349_523_125;
const ML_PER_FLUID_OUNCE = 29.573_529_562_5;
const MM_PER_INCH = 25.4;

/** US units of the editor, each with its metric amount. */
const UNITS = { oz: GRAMS_PER_OUNCE, floz: ML_PER_FLUID_OUNCE, in: MM_PER_INCH } as const;
export type Unit = keyof typeof UNITS;

/** Metric amount of the units that a field accepts, by the unit without one. */
const ACCEPTED: Record<Unit, Record<string, number>> = {
  oz: { oz: GRAMS_PER_OUNCE, lb: GRAMS_PER_OUNCE * 16, g: 1, kg: 1_000 },
  floz: { oz: ML_PER_FLUID_OUNCE, floz: ML_PER_FLUID_OUNCE, ml: 1, l: 1_000 },
  in: { in: MM_PER_INCH, '"': MM_PER_INCH, cm: 10, mm: 1 },
};

/**
 * Parses "8", "8 oz", "1.5 lb" or "500 g" to whole grams, milliliters or millimeters.
 * @returns null for an empty text, NaN for an unreadable one
 */
export function parseMeasure(text: string, unit: Unit): number | null {
  const measure = text.trim().toLowerCase().replace(",", ".");
  if (measure === "") return null;
  const [, amount = "", unitName = ""] =
    /^(\d{1,7}(?:\.\d{1,3})?)\s*([a-z" .]*)$/.exec(measure) ?? [];
  const factor = ACCEPTED[unit][unitName.replace(/[ .]/g, "") || unit];
  return amount && factor ? Math.round(Number(amount) * factor) : Number.NaN;
}

/** Returns whole grams, milliliters or millimeters in the US unit, with as few decimals as convert back exactly. */
export function formatMeasure(metric: number, unit: Unit): string {
  const exact = metric / UNITS[unit];
  const short = [0, 1, 2].map((digits) => String(Number(exact.toFixed(digits))));
  return (
    short.find((text) => Math.round(Number(text) * UNITS[unit]) === metric) ?? exact.toFixed(3)
  );
}

/** Returns ounces rounded to one decimal. */
export const toOunces = (grams: number) => Math.round((grams / GRAMS_PER_OUNCE) * 10) / 10;
export const toFluidOunces = (ml: number) => Math.round((ml / ML_PER_FLUID_OUNCE) * 10) / 10;

/** Returns the price in cents of one ounce or fluid ounce; null if the package is smaller than that. */
export function unitPriceCents(priceCents: number, { netGrams = 0, netMl = 0 }): number | null {
  // The stated amount: a package of 113 g is labeled 4 oz.
  const units = Number(netGrams > 0 ? formatMeasure(netGrams, "oz") : formatMeasure(netMl, "floz"));
  return units >= 1 ? Math.round(priceCents / units) : null;
}
