// Faults between the shop and Stripe, by kind of call; "*" is every kind.
import { randomOf } from "../random.mjs";

/**
 * @typedef {{ latency: [from: number, to: number] | null } & Record<FaultKind, number>} Fault
 *
 * @typedef {"before500" | "after500" | "reset" | "conflict" | "tooMany"} FaultKind
 *
 * @typedef {Record<string, Partial<Fault>>} FaultSettings by kind of call
 */

/**
 * `latency` is a range in ms, the others are probabilities: `before500` fails before any effect, `after500` and `reset`
 * after it, `conflict` (409) and `tooMany` (429) refuse.
 * @type {Fault}
 */
const NONE = { latency: null, before500: 0, after500: 0, reset: 0, conflict: 0, tooMany: 0 };

/** @type {FaultKind[]} */
const CHANCES = ["before500", "conflict", "tooMany", "after500", "reset"];

/** @param {number} seed */
export function createFaults(seed) {
  const random = randomOf(seed);
  /** @type {Record<FaultKind, number>} */
  const counts = { before500: 0, conflict: 0, tooMany: 0, after500: 0, reset: 0 };
  /** @type {FaultSettings} */
  let settings = {};

  /** @param {Fault} chances */
  function drawFault(chances) {
    const fault = CHANCES.find((name) => random.chance(chances[name]));
    if (fault) counts[fault] += 1;
    return fault ?? null;
  }

  return {
    counts,
    /**
     * Replaces all settings.
     * @param {FaultSettings} newSettings
     */
    set(newSettings) {
      settings = newSettings;
    },
    /**
     * Draws the latency and the fault of one call.
     * @param {string} kind
     */
    draw(kind) {
      /** @type {Fault} */
      const chances = { ...NONE, ...settings["*"], ...settings[kind] };
      const latency = chances.latency ? random.int(...chances.latency) : 0;
      return { latency, fault: drawFault(chances) };
    },
  };
}
