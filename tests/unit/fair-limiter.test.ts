import { describe, expect, it } from "vitest";

import { createFairLimiter } from "@/lib/core/fair-limiter";

/** Creates a limiter whose tasks end on demand, in the order in which they started. */
function createLimiter({ atOnce, queue }: { atOnce: number; queue: number }) {
  const inTurn = createFairLimiter({ atOnce, queue });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (owner: string) =>
    inTurn(owner, () => {
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
    const own = run("buyer");

    await endOne();
    await endOne();

    expect(started.slice(0, 4)).toContain("buyer");
    expect(started).toHaveLength(4);
    for (let left = 0; left < 42; left++) await endOne();
    await Promise.all([...flood, own]);
  });

  it("drops the last task of the owner with the most in a full queue for a new owner", async () => {
    const { run, endOne } = createLimiter({ atOnce: 1, queue: 3 });
    const flood = Array.from({ length: 4 }, () => run("flood"));
    const outcomes = Promise.allSettled(flood);
    const own = run("buyer");
    for (let left = 0; left < 5; left++) await endOne();

    await own;

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

    for (let left = 0; left < 3; left++) await endOne();
    await Promise.all(tasks);
  });
});
