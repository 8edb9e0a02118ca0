import { DomainError } from "./errors";

/**
 * Lets `atOnce` pieces of heavy work run side by side and `queue` more wait, so that a flood can't stop the shop.
 * What it returns runs a piece in its turn.
 * @throws DomainError unavailable when the queue is full
 */
export function createLimiter({ atOnce, queue }: { atOnce: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= queue) throw new DomainError("unavailable", "busy");
      await new Promise<void>((wake) => waiting.push(wake)); // the turn is handed over, not given back
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
