import { afterEach, describe, expect, it } from "vitest";

import { createInvalidations } from "@/lib/cache/invalidations.mjs";
import { createPageCache } from "@/lib/cache/next/page-cache.mjs";
import { startPeers } from "../support/peers";

const PAGE = {
  kind: "APP_PAGE",
  html: "$10",
  headers: { "x-next-cache-tags": "product:1,catalog" },
};
const CONTEXT = { kind: "APP_PAGE" };

/** Maximum wait for a frozen process, in ms. */
const BOUND_MS = 50;

const undo: (() => void)[] = [];

afterEach(() => {
  for (const job of undo.splice(0)) job();
});

/** Stores nothing, as if the disk were full. */
const store = {
  read: async () => null,
  write: async () => {},
  publish: async () => {},
  sync: async () => ({ now: 1_000_000, changes: [] }),
  close() {},
};

/** Creates the caches of two web processes of one server, without Redis. */
async function createProcesses() {
  const time = { ms: 10_000 };
  const clock = () => time.ms;
  const processes = await startPeers(2, clock, BOUND_MS);
  const caches = processes.map(({ peers, freeze }) => {
    const invalidations = createInvalidations(clock);
    const options = { store, isShared: false, peers, log: () => {}, invalidations, clock };
    const cache = createPageCache(options);
    undo.push(cache.close);
    return Object.assign(cache, { invalidations, freeze });
  });
  for (const cache of caches) await cache.sync();
  const pass = (ms: number) => {
    time.ms += ms;
  };
  pass(10);
  return { caches, pass };
}

type Cache = Awaited<ReturnType<typeof createProcesses>>["caches"][number];

async function storePage(cache: Cache) {
  await cache.get("page", CONTEXT);
  await cache.set("page", PAGE, { cacheControl: { revalidate: 3600 } });
  await cache.flush();
}

const readHtml = async (cache: Cache) => (await cache.get("page", CONTEXT))?.value.html ?? null;

describe("pages of several web processes", () => {
  it("are invalidated in all processes before the response to the change", async () => {
    const { caches, pass } = await createProcesses();
    const [a, b] = caches as [Cache, Cache];
    await storePage(b);
    const at = b.invalidations.now();
    pass(10);
    expect(await readHtml(b)).toBe("$10");
    expect(b.invalidations.isUnchangedSince(at, ["product:1"])).toBe(true);

    await a.revalidateTag("product:1");

    expect(await readHtml(b)).toBeNull();
    expect(b.invalidations.isUnchangedSince(at, ["product:1"])).toBe(false);
    expect(b.invalidations.isUnchangedSince(at, ["catalog"])).toBe(true);
  });

  it("are not served by a process that may have missed an invalidation", async () => {
    const { caches, pass } = await createProcesses();
    const [a, b] = caches as [Cache, Cache];
    await storePage(b);
    const at = b.invalidations.now();
    pass(10);
    b.freeze();

    await a.revalidateTag("product:1");
    pass(2_000);

    expect(await readHtml(b)).toBeNull();
    expect(b.invalidations.isUnchangedSince(at, [])).toBe(false);
  });

  it("are rendered again if they were rendered before the process took part", async () => {
    const invalidations = createInvalidations(() => 10);
    invalidations.trust(() => true);
    expect(invalidations.isUnchangedSince(10, [])).toBe(false);
    expect(invalidations.isUnchangedSince(11, [])).toBe(true);
  });
});
