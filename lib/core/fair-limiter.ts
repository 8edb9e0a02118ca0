import { DomainError } from "./errors";

type Waiting = { owner: string; start: () => void; refuse: (error: DomainError) => void };

/**
 * Creates a limiter for heavy work that is fair between owners: at most `atOnce` tasks run, and those that wait start
 * in rotation, one of each owner. When `queue` tasks wait, a new owner takes the place of the last task of the owner
 * with the most.
 * @throws DomainError unavailable when there is no place
 */
export function createFairLimiter({ atOnce, queue }: { atOnce: number; queue: number }) {
  let running = 0;
  const queues = new Map<string, Waiting[]>();
  const countAll = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0);

  function enqueue(task: Waiting) {
    const ownerQueue = queues.get(task.owner) ?? [];
    if (countAll() >= queue && !evict(ownerQueue.length)) throw busy();
    ownerQueue.push(task);
    queues.set(task.owner, ownerQueue);
  }

  /** Refuses the last task of the owner with the most, if that is more than `count` + 1. */
  function evict(count: number) {
    const longest = [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= count + 1) return false;
    longest.pop()?.refuse(busy());
    return true;
  }

  /** Removes the first task of the next owner in the rotation; that owner moves to the end. */
  function next(): Waiting | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [owner, tasks] = first;
    const task = tasks.shift();
    queues.delete(owner);
    if (tasks.length > 0) queues.set(owner, tasks);
    return task;
  }

  return async function limit<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else {
      // The slot of a finished task is passed on, so `running` does not change.
      await new Promise<void>((start, refuse) => enqueue({ owner, start, refuse }));
    }
    try {
      return await work();
    } finally {
      const task = next();
      if (task) task.start();
      else running--;
    }
  };
}

const busy = () => new DomainError("unavailable", "busy");
