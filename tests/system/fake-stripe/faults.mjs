// Faults between the shop and Stripe, by kind of call; "*" is every kind.
import { randomOf } from "../random.mjs";

/**
 * `latency` is a range in ms, the others are probabilities: `before500` fails before any effect, `after500` and `reset`
 * after it, `conflict` (409) and `tooMany` (429) refuse.
 */
const NONE = { latency: null, before500: 0, after500: 0, reset: 0, conflict: 0, tooMany: 0 };

const CHANCES = ["before500", "conflict", "tooMany", "after500", "reset"];

/** @param {number} seed */
export function createFaults(seed) {
  const random = randomOf(seed);
  const counts = Object.fromEntries(CHANCES.map((name) => [name, 0]));
  let knobs = {};

  function drawFault(knob) {
    const fault = CHANCES.find((name) => random.chance(knob[name]));
    if (fault) counts[fault] += 1;
    return fault ?? null;
  }

  return {
    counts,
    /** Replaces all settings. */
    set(wanted) {
      knobs = wanted;
    },
    /** Draws the latency and the fault of one call. */
    draw(kind) {
      const knob = { ...NONE, ...knobs["*"], ...knobs[kind] };
      const latency = knob.latency ? random.int(...knob.latency) : 0;
      return { latency, fault: drawFault(knob) };
    },
  };
}
