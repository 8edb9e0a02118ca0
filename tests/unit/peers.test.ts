import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PEER_BOUND_MS } from "@/lib/core/peers.mjs";
import { ALONE, startPeers } from "../support/peers";

const clock = () => Date.now();

type Process = Awaited<ReturnType<typeof startPeers>>[number];

const start = async () => (await startPeers(3, clock)) as [Process, Process, Process];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("web processes of one server", () => {
  it("handle a message before its sender has a response, with the values of their handlers", async () => {
    const [a, b, c] = await start();
    const received: unknown[] = [];
    for (const [name, { peers }] of Object.entries({ a, b, c })) {
      peers.handle("topic", (payload) => {
        received.push([name, payload]);
        return name;
      });
    }

    expect(await a.peers.request("topic", ["catalog"])).toEqual(["b", "c"]);
    expect(received).toEqual([
      ["b", ["catalog"]],
      ["c", ["catalog"]],
    ]);
  });

  it("have a response despite a frozen process, which counts as cut off by then", async () => {
    const [a, b, c] = await start();
    const received: unknown[] = [];
    c.peers.handle("topic", (payload) => received.push(payload));
    expect(c.peers.isCurrent()).toBe(true);
    c.freeze();

    const response = a.peers.request("topic", 1);
    await vi.advanceTimersByTimeAsync(PEER_BOUND_MS);

    expect(await response).toHaveLength(1);
    expect([b.peers.isCurrent(), c.peers.isCurrent()]).toEqual([true, false]);

    c.thaw();
    await vi.advanceTimersByTimeAsync(PEER_BOUND_MS);
    expect([received, c.peers.isCurrent()]).toEqual([[1], true]);
  });

  it("do not wait for a process that has ended, which is not current any more", async () => {
    const [a, b, c] = await start();
    c.freeze();
    const response = a.peers.request("topic");
    await vi.advanceTimersByTimeAsync(1);
    c.end();

    expect(await response).toHaveLength(1);
    expect([b.peers.isCurrent(), c.peers.isCurrent()]).toEqual([true, false]);
    expect(await c.peers.request("topic")).toEqual([]);
  });

  it("are not current while the primary hangs", async () => {
    const [a] = await start();
    a.freeze();
    await vi.advanceTimersByTimeAsync(PEER_BOUND_MS);
    expect(a.peers.isCurrent()).toBe(false);
  });
});

describe("a server with one process", () => {
  it("is always current and has no peers to wait for", async () => {
    await ALONE.join();
    expect([ALONE.isCurrent(), await ALONE.request("topic")]).toEqual([true, []]);
  });
});
