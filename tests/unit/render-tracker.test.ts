import { describe, expect, it } from "vitest";

import { createRenderTracker, trackRead } from "@/lib/cache/next/render-tracker.mjs";

function createTracker() {
  const time = { ms: 100_000 };
  return { time, tracker: createRenderTracker(() => time.ms) };
}

describe("trackRead", () => {
  it("gives overlapping reads of one key a start of their own", async () => {
    const { time, tracker } = createTracker();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const read = (wait: Promise<void>) =>
      trackRead(async () => {
        tracker.begin("events");
        await wait;
        return tracker.end("events").at;
      });

    const slow = read(gate);
    time.ms += 10;
    const quick = await read(Promise.resolve());
    time.ms += 10;
    release();

    expect([quick, await slow]).toEqual([100_010, 100_000]);
  });
});

describe("createRenderTracker", () => {
  it("counts a render from its first start, also outside of trackRead", () => {
    const { time, tracker } = createTracker();
    tracker.begin("page");
    time.ms += 10;
    tracker.begin("page", false);

    expect(tracker.end("page")).toEqual({ at: 100_000, isSynced: true });
  });

  it("counts a render of unknown start as the longest", () => {
    const { tracker } = createTracker();

    expect(tracker.end("page")).toEqual({ at: 70_000, isSynced: false });
  });
});
