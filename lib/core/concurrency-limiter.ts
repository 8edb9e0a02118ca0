import { DomainError } from "./errors";

/**
 * Returns a function that runs tasks: at most `atOnce` at the same time, while at most `queue` more wait.
 * @throws DomainError unavailable when the queue is full
 */
export function createLimiter({ atOnce, queue }: { atOnce: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function limit<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= queue) throw new DomainError("unavailable", "busy");
      await new Promise<void>((wake) => waiting.push(wake)); // the slot is passed on, so `running` does not change
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
