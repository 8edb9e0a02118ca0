// Reproducible random numbers: the same seed gives the same plan.

/** @typedef {ReturnType<typeof createDraws> & { fork: () => Random }} Random */

/**
 * Returns the draws from a source of numbers.
 * @param {() => number} next from 0 to 1
 */
function createDraws(next) {
  /**
   * Returns an integer from `from` to `to`, both included.
   * @param {number} from
   * @param {number} to
   */
  const int = (from, to) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    int,
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /**
     * Returns an element of a list that is not empty.
     * @template T
     * @param {readonly T[]} list
     */
    pick: (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]),
    /**
     * @template {readonly unknown[]} List
     * @param {List} list
     */
    shuffle(list) {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return /** @type {{ -readonly [Index in keyof List]: List[number] }} */ (shuffled);
    },
  };
}

/**
 * @param {number} seed
 * @returns {Random} a source of numbers; each call advances it
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

  return {
    ...createDraws(next),
    /** Creates an independent source, so that draws of one part do not change the plan of another. */
    fork: () => randomOf(Math.floor(next() * 2 ** 32)),
  };
}

/** Returns the seed of SEED, or a random one. */
export function readSeed() {
  const seed = Number.parseInt(process.env.SEED ?? "", 10);
  return Number.isInteger(seed) ? seed : Math.floor(Math.random() * 1_000_000_000);
}
