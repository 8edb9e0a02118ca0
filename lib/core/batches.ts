import "server-only";

import { type Tx, withTx } from "./db";

/** So many batches in one run of a job; the rest waits for the next. */
const BATCHES = 20;

/**
 * Works off what is due, `size` pieces in a transaction, until a batch is not full. `run` takes a batch and answers how
 * much it did. Answers the sum.
 */
export async function inBatches(size: number, run: (tx: Tx) => Promise<number>) {
  let done = 0;
  for (let batch = 0; batch < BATCHES; batch++) {
    const count = await withTx(run);
    done += count;
    if (count < size) break;
  }
  return done;
}
