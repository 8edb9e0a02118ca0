/** A line item and the number of its units that can be chosen. */
export type Choice = { lineId: number; title: string; max: number };

/** Chosen units by line. */
export type Picked = Record<number, number>;

/**
 * Returns the chosen units, capped by the units still available: the order may have been reloaded since. Removed line
 * items are omitted.
 */
export function capQuantities(quantities: Picked, choices: Choice[]): Picked {
  return Object.fromEntries(
    choices.map(({ lineId, max }) => [lineId, Math.min(quantities[lineId] ?? 0, max)]),
  );
}

/** Returns the chosen units in the services' format. */
export function toLines(quantities: Picked) {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }));
}
