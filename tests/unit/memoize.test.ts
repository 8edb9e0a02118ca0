import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { invalidations } from "@/lib/cache/invalidations.mjs";
import { memoize, memoizeCount, memoizeMany, memoizeShort } from "@/lib/cache/memoize";
import { CATALOG_TAG, productTag } from "@/lib/cache/tags";

let reads = 0;
const count = async () => {
  reads += 1;
  return reads;
};
const readValue = (key: string) => memoize([CATALOG_TAG], key, count);

describe("memoize", () => {
  beforeEach(() => {
    reads = 0;
    invalidations.trust(() => true);
    return () => {
      invalidations.trust(() => false);
      vi.restoreAllMocks();
    };
  });

  it("reads once for all callers, even simultaneous ones", async () => {
    expect(await Promise.all([readValue("once"), readValue("once")])).toEqual([1, 1]);
    expect(await readValue("once")).toBe(1);
    expect(await readValue("another")).toBe(2);
  });

  it("reads again after the invalidation of one of its tags and of no other", async () => {
    await readValue("changes");
    await new Promise((pass) => setTimeout(pass, 2));

    invalidations.change(["product:7"]);
    expect(await readValue("changes")).toBe(1);
    invalidations.change(["catalog"]);
    await new Promise((pass) => setTimeout(pass, 2));
    expect(await readValue("changes")).toBe(2);
    expect(await readValue("changes")).toBe(2);
  });

  it("memoizes a count however many other entries are read", async () => {
    expect(await memoizeCount([CATALOG_TAG], "total", count)).toBe(1);
    expect(await readValue("list")).toBe(2);
    for (let at = 0; at < 20; at += 1) {
      await memoize([CATALOG_TAG], `long ${at}`, async () => "x".repeat(500_000));
    }

    expect(await memoizeCount([CATALOG_TAG], "total", count)).toBe(1);
    expect(await readValue("list")).toBe(3);
  });

  it("reads again after ten minutes", async () => {
    const then = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(then);
    await readValue("old");

    vi.spyOn(performance, "now").mockReturnValue(then + 9 * 60_000);
    expect(await readValue("old")).toBe(1);
    vi.spyOn(performance, "now").mockReturnValue(then + 11 * 60_000);
    expect(await readValue("old")).toBe(2);
  });

  it("caches nothing while invalidations may have been missed", async () => {
    invalidations.trust(() => false);
    await readValue("missed");
    expect(await readValue("missed")).toBe(2);
  });

  it("does not retain the request for which it was read", async () => {
    const requests = new AsyncLocalStorage<object>();
    const values = async () => {
      const request = {};
      await requests.run(request, () => readValue("of a request"));
      return new WeakRef(request);
    };
    const request = await values();
    await sleep(1);

    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
    expect(request.deref()).toBeUndefined();
    expect(await readValue("of a request")).toBe(1);
  });

  it("caches for two seconds without a tag", async () => {
    const read = () => memoizeShort("brief", count);
    const then = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(then);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);

    vi.spyOn(performance, "now").mockReturnValue(then + 1_900);
    expect(await read()).toBe(1);
    vi.spyOn(performance, "now").mockReturnValue(then + 2_100);
    expect(await read()).toBe(2);
  });

  it("does not cache a failure", async () => {
    const fail = () => Promise.reject(new Error("no answer"));
    await expect(memoize([CATALOG_TAG], "failed", fail)).rejects.toThrow("no answer");
    expect(await readValue("failed")).toBe(1);
  });
});

describe("memoizeMany", () => {
  /** Ids of each read. */
  let requestedIds: number[][] = [];
  const each = {
    key: (id: number) => `each ${id}`,
    tags: (id: number) => [productTag(id)],
    read: async (ids: number[]) => {
      requestedIds.push(ids);
      return new Map(ids.filter((id) => id < 100).map((id) => [id, `number ${id}`]));
    },
  };
  const read = (...ids: number[]) => memoizeMany(ids, each);

  beforeEach(() => {
    requestedIds = [];
    invalidations.trust(() => true);
    return () => {
      invalidations.trust(() => false);
      invalidations.change([1, 2, 3].map((id) => `product:${id}`));
    };
  });

  it("reads only uncached ids and returns rows in the order of the ids", async () => {
    await read(2);
    expect(await read(3, 2, 1)).toEqual(["number 3", "number 2", "number 1"]);
    expect(await read(1, 2, 3)).toEqual(["number 1", "number 2", "number 3"]);
    expect(requestedIds).toEqual([[2], [3, 1]]);
  });

  it("reads invalidated ids again and omits missing rows", async () => {
    await read(1, 2);
    await new Promise((pass) => setTimeout(pass, 2));
    invalidations.change(["product:2"]);
    await new Promise((pass) => setTimeout(pass, 2));
    expect(await read(1, 2, 400)).toEqual(["number 1", "number 2"]);
    expect(requestedIds).toEqual([
      [1, 2],
      [2, 400],
    ]);
  });

  it("caches nothing while invalidations may have been missed, and no failure", async () => {
    const fail = { ...each, read: () => Promise.reject(new Error("no answer")) };
    await expect(memoizeMany([1, 2], fail)).rejects.toThrow("no answer");
    invalidations.trust(() => false);
    await read(1);
    await read(1);
    expect(requestedIds).toEqual([[1], [1]]);
  });
});
