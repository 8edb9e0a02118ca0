import { afterEach, describe, expect, it, vi } from "vitest";

import { countQueued, inRowQueue } from "@/lib/db/row-queue";

/** Returns work that ends when `end` is called. */
function createWork() {
  let end = () => {};
  const order = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => order), end: () => end() };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
  expect(countQueued()).toBe(0);
});

describe("inRowQueue", () => {
  it("runs work on one row in the order of arrival and on other rows meanwhile", async () => {
    const [first, second, other] = [createWork(), createWork(), createWork()];
    const all = [
      inRowQueue(["products:1"], first.run),
      inRowQueue(["products:1"], second.run),
      inRowQueue(["products:2"], other.run),
    ];
    await tick();

    expect(second.run).not.toHaveBeenCalled();
    expect(other.run).toHaveBeenCalled();

    first.end();
    await tick();
    expect(second.run).toHaveBeenCalled();

    second.end();
    other.end();
    await Promise.all(all);
  });

  it("enters several rows in one order, so that two requests never wait for each other", async () => {
    const work = createWork();
    work.end();

    await Promise.all([
      inRowQueue(["products:1", "products:2"], work.run),
      inRowQueue(["products:2", "products:1"], work.run),
    ]);

    expect(work.run).toHaveBeenCalledTimes(2);
  });

  it("releases the row of work that fails", async () => {
    await expect(
      inRowQueue(["products:1"], () => Promise.reject(new Error("broken"))),
    ).rejects.toThrow("broken");

    await expect(inRowQueue(["products:1"], async () => "done")).resolves.toBe("done");
  });

  it("refuses a request that has waited too long, and keeps the order of the others", async () => {
    vi.useFakeTimers();
    const [first, third] = [createWork(), createWork()];
    const running = inRowQueue(["products:1"], first.run);
    const refused = expect(inRowQueue(["products:1"], async () => {})).rejects.toMatchObject({
      kind: "limited",
      values: { seconds: 3 },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    const later = inRowQueue(["products:1"], third.run);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    expect(third.run).not.toHaveBeenCalled();

    first.end();
    await running;
    third.end();
    await later;
    expect(third.run).toHaveBeenCalled();
  });

  it("refuses at once where a hundred requests wait", async () => {
    const first = createWork();
    const running = inRowQueue(["products:1"], first.run);
    const waiting = Array.from({ length: 100 }, () => inRowQueue(["products:1"], async () => {}));

    await expect(inRowQueue(["products:1"], async () => {})).rejects.toMatchObject({
      kind: "limited",
    });

    first.end();
    await Promise.all([running, ...waiting]);
  });
});
