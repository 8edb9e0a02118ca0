import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DECISIONS, MILD_KEYS } from "@/components/moderation/decision-labels";
import { createDecisionQueue, UNDO_SECONDS } from "@/components/moderation/decision-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

function decisionOf(item: string, send = vi.fn(async () => true)) {
  return { items: [item], text: `Approved: ${item}`, href: `/admin?item=${item}`, send };
}

describe("createDecisionQueue", () => {
  it("sends a decision only when its time to undo is over, and hides its item at once", async () => {
    const queue = createDecisionQueue();
    const decision = decisionOf("product-1:a");
    queue.add(decision);

    expect(queue.getSnapshot().hidden).toEqual(new Set(["product-1:a"]));
    await seconds(UNDO_SECONDS - 1);
    expect(decision.send).not.toHaveBeenCalled();
    expect(queue.getSnapshot().queued).toMatchObject([{ secondsLeft: 1 }]);

    await seconds(1);
    expect(decision.send).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot()).toMatchObject({ queued: [], finished: 1 });
    expect(queue.getSnapshot().hidden.has("product-1:a")).toBe(true);
  });

  it("never sends a decision that was undone, and lists its item again", async () => {
    const queue = createDecisionQueue();
    const decision = decisionOf("product-1:a");
    queue.add(decision);
    const [queued] = queue.getSnapshot().queued;

    expect(queue.undo(queued?.id ?? 0)).toBe("/admin?item=product-1:a");
    await seconds(2 * UNDO_SECONDS);

    expect(decision.send).not.toHaveBeenCalled();
    expect(queue.getSnapshot()).toMatchObject({ queued: [], hidden: new Set() });
    expect(queue.undo(queued?.id ?? 0)).toBeUndefined();
  });

  it("lists an item again when its decision was refused", async () => {
    const queue = createDecisionQueue();
    queue.add(
      decisionOf(
        "product-1:a",
        vi.fn(async () => false),
      ),
    );
    await seconds(UNDO_SECONDS);
    expect(queue.getSnapshot()).toMatchObject({ hidden: new Set(), finished: 1 });
  });

  it("counts each decision on its own and does not count while it is paused", async () => {
    const queue = createDecisionQueue();
    const [first, second] = [decisionOf("product-1:a"), decisionOf("product-2:a")];
    queue.add(first);
    await seconds(2);
    queue.add(second);
    queue.setPaused(true);
    await seconds(2 * UNDO_SECONDS);
    expect(first.send).not.toHaveBeenCalled();

    queue.setPaused(false);
    await seconds(UNDO_SECONDS - 2);
    expect(first.send).toHaveBeenCalledTimes(1);
    expect(second.send).not.toHaveBeenCalled();
    await seconds(2);
    expect(second.send).toHaveBeenCalledTimes(1);
  });
});

describe("MILD_KEYS", () => {
  it("give each mild decision a key of its own, so that approving never keeps reported content", () => {
    expect(Object.keys(MILD_KEYS)).toEqual(Object.keys(DECISIONS));
    expect(new Set(Object.values(MILD_KEYS)).size).toBe(Object.keys(DECISIONS).length);
  });
});
