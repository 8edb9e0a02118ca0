import { describe, expect, it } from "vitest";

import { createFairLimiter } from "@/lib/core/fair-limiter";

/** Creates a limiter whose tasks end on demand, in the order in which they started. */
function createLimiter({ atOnce, queue }: { atOnce: number; queue: number }) {
  const limit = createFairLimiter({ atOnce, queue });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (owner: string) =>
    limit(owner, () => {
      started.push(owner);
      return new Promise<void>((end) => ends.push(end));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, started, endOne };
}

describe("createFairLimiter", () => {
  it("starts the first task of a new owner next, however many of another owner wait", async () => {
    const { run, started, endOne } = createLimiter({ atOnce: 2, queue: 40 });
    const flood = Array.from({ length: 40 }, () => run("flood").catch(() => {}));
    const job = run("buyer");

    await endOne();
    await endOne();

    expect(started.slice(0, 4)).toContain("buyer");
    expect(started).toHaveLength(4);
    for (let remaining = 0; remaining < 42; remaining++) await endOne();
    await Promise.all([...flood, job]);
  });

  it("drops the last task of the owner with the most in a full queue for a new owner", async () => {
    const { run, endOne } = createLimiter({ atOnce: 1, queue: 3 });
    const flood = Array.from({ length: 4 }, () => run("flood"));
    const outcomes = Promise.allSettled(flood);
    const job = run("buyer");
    for (let remaining = 0; remaining < 5; remaining++) await endOne();

    await job;

    expect((await outcomes).map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
  });

  it("refuses the owner that fills the queue alone", async () => {
    const { run, endOne } = createLimiter({ atOnce: 1, queue: 2 });
    const tasks = [run("flood"), run("flood"), run("flood")];

    await expect(run("flood")).rejects.toMatchObject({ kind: "unavailable", key: "busy" });

    for (let remaining = 0; remaining < 3; remaining++) await endOne();
    await Promise.all(tasks);
  });
});
