// Reproducible random numbers: the same seed gives the same plan.

/**
 * @param {number} seed
 * @returns a source of numbers; each call advances it
 */
export function randomOf(seed) {
  let state = seed >>> 0;

  // mulberry32
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const random = {
    next,
    /** Returns an integer from `from` to `to`, both included. */
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffle(list) {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = random.int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return shuffled;
    },
    /** Creates an independent source, so that draws of one part do not change the plan of another. */
    fork: () => randomOf(Math.floor(next() * 2 ** 32)),
  };
  return random;
}

/** Returns the seed of SEED, or a random one. */
export function readSeed() {
  const given = Number.parseInt(process.env.SEED ?? "", 10);
  return Number.isInteger(given) ? given : Math.floor(Math.random() * 1_000_000_000);
}
