// What goes wrong between the shop and Stripe, by the kind of the call; "*" is every kind.
import { randomOf } from "../random.mjs";

/**
 * `latency`: from and to, in ms. The others are probabilities: `before500` fails before anything happened,
 * `after500` and `reset` after it did, `conflict` (409) and `tooMany` (429) refuse.
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
    /** Replaces all knobs. */
    set(wanted) {
      knobs = wanted;
    },
    /** What happens to one call. */
    draw(kind) {
      const knob = { ...NONE, ...knobs["*"], ...knobs[kind] };
      const latency = knob.latency ? random.int(...knob.latency) : 0;
      return { latency, fault: drawFault(knob) };
    },
  };
}
