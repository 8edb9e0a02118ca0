import { afterEach, describe, expect, it, vi } from "vitest";

import { createRedisStore } from "@/lib/cache/next/redis-store.mjs";
import { startFaultProxy } from "../system/fault-proxy.mjs";
import { startRedisStandIn } from "../system/redis-stand-in.mjs";

const undo: (() => void)[] = [];
const keeper = { defer: (job: () => void) => undo.push(job) };

afterEach(() => {
  for (const job of undo.splice(0).reverse()) job();
});

/** Returns a store at a port once it is connected, with its changes of connection. */
async function createStore(port: number, namespace = "build-1") {
  const connections: boolean[] = [];
  const onReady = (isReconnect: boolean) => void connections.push(isReconnect);
  const store = createRedisStore(`redis://127.0.0.1:${port}`, { namespace, onReady });
  undo.push(store.close);
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  return { ...store, connections };
}

describe("the Redis store of shared pages", () => {
  it("returns the bytes that another server stored, within a build", async () => {
    const port = await startRedisStandIn(keeper);
    const [store, other, next] = await Promise.all([
      createStore(port),
      createStore(port),
      createStore(port, "build-2"),
    ]);
    const page = Buffer.from([0, 255, 13, 10, 128]);

    await store.write("/en/product/1", page, 1_000);

    expect(await other.read("/en/product/1")).toEqual(page);
    expect(await next.read("/en/product/1")).toBeNull();
  });

  it("reports to every server the changes since its last sync", async () => {
    const port = await startRedisStandIn(keeper);
    const [store, other] = await Promise.all([createStore(port), createStore(port)]);

    await store.publish(["product:1", "catalog"]);
    const { now, changes } = await other.sync(0);

    expect(changes.map(([tag]) => tag).sort()).toEqual(["catalog", "product:1"]);
    expect(changes.every(([, at]) => at <= now)).toBe(true);
    expect((await other.sync(now + 1)).changes).toEqual([]);
  });

  it("does not wait for an unresponsive Redis and reports when it is back", async () => {
    const proxy = await startFaultProxy(keeper, await startRedisStandIn(keeper));
    const store = await createStore(proxy.port);
    proxy.set({ kind: "blackhole" });
    const timers = vi.spyOn(globalThis, "setTimeout");

    await expect(store.read("x")).rejects.toThrow("in time");
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(300);
    timers.mockRestore();

    proxy.set({ kind: "pass" });
    await vi.waitFor(() => expect(store.connections).toEqual([false, true]), 5_000);
    expect(await store.read("x")).toBeNull();
  });
});
