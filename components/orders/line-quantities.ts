/** A line of an order and how many of its units can be chosen. */
export type Choice = { lineId: number; title: string; max: number };

/** Chosen units by line. */
export type Picked = Record<number, number>;

/**
 * Returns the chosen units, of each line at most what can still be chosen: the order may have been reloaded since, and then
 * fewer are left. Lines that are gone are left out.
 */
export function capQuantities(picked: Picked, choices: Choice[]): Picked {
  return Object.fromEntries(
    choices.map(({ lineId, max }) => [lineId, Math.min(picked[lineId] ?? 0, max)]),
  );
}

/** Returns the chosen units in the form that services take. */
export function toLines(picked: Picked) {
  return Object.entries(picked)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }));
}
