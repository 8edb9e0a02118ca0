import { afterEach, describe, expect, it, vi } from "vitest";

import { createInvalidations } from "@/lib/cache/invalidations.mjs";
import { createPageCache } from "@/lib/cache/next/page-cache.mjs";
import { createPageReads, recordPageReads } from "@/lib/cache/page-reads.mjs";
import { ALONE } from "../support/peers";

const undo: (() => void)[] = [];

afterEach(() => {
  for (const job of undo.splice(0)) job();
});

/** Creates a Map as the Redis, with the clock of the test. */
function createStore(time: { ms: number }) {
  const entries = new Map<string, Buffer>();
  const changes = new Map<string, number>();
  const now = () => 1_000_000 + time.ms;
  return {
    entries,
    read: async (key: string) => entries.get(key) ?? null,
    write: async (key: string, value: Buffer) => entries.set(key, value),
    publish: async (tags: string[]) => tags.map((tag) => changes.set(tag, now())),
    sync: async (since: number) => ({
      now: now(),
      changes: [...changes].filter(([, at]) => at >= since),
    }),
    close() {},
  };
}

type Store = ReturnType<typeof createStore>;

/** Wraps the store in a connection that can be cut. */
function wire(store: Store) {
  const cable = { isOut: false };
  const through = <A extends unknown[], T>(run: (...args: A) => Promise<T>) => {
    return async (...args: A) => {
      if (cable.isOut) throw new Error("unplugged");
      return run(...args);
    };
  };
  const { read, write, publish, sync } = store;
  const wired = {
    read: through(read),
    write: through(write),
    publish: through(publish),
    sync: through(sync),
    close() {},
  };
  return { cable, wired };
}

/** Creates servers with one store and one clock. */
async function createServers(count = 2) {
  const time = { ms: 10_000 };
  const store = createStore(time);
  const logged: string[] = [];
  const servers = Array.from({ length: count }, () => {
    const { cable, wired } = wire(store);
    const logEvent = (message: string) => void logged.push(message);
    const clock = () => time.ms;
    const invalidations = createInvalidations(clock);
    const options = { store: wired as never, peers: ALONE, log: logEvent };
    const cache = createPageCache({ ...options, invalidations, clock });
    undo.push(cache.close);
    return Object.assign(cache, { cable });
  });
  for (const server of servers) await server.sync();
  const pass = (ms: number) => {
    time.ms += ms;
  };
  return { store, logged, servers, pass };
}

const PAGE = {
  kind: "APP_PAGE",
  html: "$10",
  rscData: Buffer.from("rsc"),
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  headers: { "x-next-cache-tags": "product:1,catalog" },
};
const CONTEXT = { kind: "APP_PAGE" };

type Server = Awaited<ReturnType<typeof createServers>>["servers"][number];

/** Stores a page as Next does after a miss. */
async function storePage(server: Server, overrides: Partial<typeof PAGE> = {}) {
  await server.get("page", CONTEXT);
  await server.set("page", { ...PAGE, ...overrides }, { cacheControl: { revalidate: 3600 } });
  await server.flush();
}

const readHtml = async (server: Server) => (await server.get("page", CONTEXT))?.value.html ?? null;

describe("pages shared by servers", () => {
  it("are rendered by one server and served completely by all", async () => {
    const { servers } = await createServers();
    const [a, b] = servers as [Server, Server];

    await storePage(a);

    await vi.waitFor(async () => expect((await b.get("page", CONTEXT))?.value).toEqual(PAGE));
  });

  it("are not shared with a status of 404, whose addresses are unbounded", async () => {
    const { servers, store } = await createServers();
    const [a] = servers as [Server, Server];

    await a.get("nothing", CONTEXT);
    await a.set("nothing", { ...PAGE, status: 404 }, { cacheControl: { revalidate: 3600 } });
    await a.flush();

    expect((await a.get("nothing", CONTEXT))?.value).toMatchObject({ status: 404 });
    expect(store.entries.size).toBe(0);
    await storePage(a);
    expect(store.entries.size).toBe(1);
  });

  it("are invalidated immediately here and at the next sync elsewhere", async () => {
    const { servers, pass } = await createServers();
    const [a, b] = servers as [Server, Server];
    await storePage(a);
    await vi.waitFor(async () => expect(await readHtml(b)).toBe("$10"));

    pass(100);
    await a.revalidateTag("product:1");

    expect(await readHtml(a)).toBeNull();
    await b.sync();
    expect(await readHtml(b)).toBeNull();
  });

  it("are not cached if a tag was invalidated while they were rendered", async () => {
    const { servers, pass } = await createServers();
    const [a, b] = servers as [Server, Server];

    await a.get("page", CONTEXT);
    pass(50);
    await a.revalidateTag("product:1");
    await a.set("page", PAGE, { cacheControl: { revalidate: 3600 } });
    await a.flush();
    pass(5_000);
    await Promise.all([a.sync(), b.sync()]);

    expect([await readHtml(a), await readHtml(b)]).toEqual([null, null]);
  });

  it("are not accepted from a server that missed an invalidation", async () => {
    const { servers, pass } = await createServers(3);
    const [a, b, c] = servers as [Server, Server, Server];
    await a.revalidateTag("catalog");
    await c.sync();

    pass(200);
    await storePage(b, { html: "the old price" });
    expect(await readHtml(c)).toBeNull();

    pass(2_500);
    await Promise.all([b.sync(), c.sync()]);
    pass(10);
    await storePage(b, { html: "the new price" });
    await vi.waitFor(async () => expect(await readHtml(c)).toBe("the new price"));
  });

  it("are cached for a second without Redis, whose loss and return are logged once", async () => {
    const { servers, logged, pass } = await createServers(1);
    const [a] = servers as [Server];
    await storePage(a);
    a.cable.isOut = true;

    pass(1_600);
    await a.sync();
    await a.sync();
    expect(await readHtml(a)).toBeNull();
    await storePage(a, { html: "made alone" });
    expect(await readHtml(a)).toBe("made alone");
    pass(1_100);
    expect(await readHtml(a)).toBeNull();

    a.cable.isOut = false;
    await a.sync();
    expect(logged).toEqual([
      "Redis is gone: pages are rendered again every second",
      "Redis responds again",
    ]);
  });

  it("are invalidated everywhere once a failed invalidation can be sent", async () => {
    const { servers, pass } = await createServers();
    const [a, b] = servers as [Server, Server];
    await storePage(b);
    a.cable.isOut = true;
    pass(100);
    await a.revalidateTag("product:1");
    await b.sync();
    expect(await readHtml(b)).toBe("$10");

    a.cable.isOut = false;
    await a.sync();
    await b.sync();

    expect(await readHtml(b)).toBeNull();
  });

  it("are dropped if their stored bytes cannot be parsed", async () => {
    const { servers, store } = await createServers();
    const [a, b] = servers as [Server, Server];
    await storePage(a);
    for (const key of store.entries.keys()) store.entries.set(key, Buffer.from("not a page"));

    expect(await readHtml(b)).toBeNull();
  });
});

describe("tags of a cached page", () => {
  it("are reported to the current request only", async () => {
    const { servers } = await createServers(1);
    const [a] = servers as [Server];
    await storePage(a);
    const reads = createPageReads();

    await a.get("page", CONTEXT);
    await recordPageReads(reads, () => a.get("page", CONTEXT));

    expect([...reads.tags]).toEqual(["product:1", "catalog"]);
  });
});

describe("data reads shared by servers", () => {
  it("depend on the tags that they are requested with", async () => {
    const { servers, pass } = await createServers(1);
    const [a] = servers as [Server];
    const options = { kind: "FETCH", tags: ["plans"], softTags: ["_N_T_/layout"] };
    await a.get("read", options);
    await a.set("read", { kind: "FETCH", data: { body: "1" } }, { tags: ["plans"] });
    expect(await a.get("read", options)).toMatchObject({ value: { data: { body: "1" } } });

    pass(100);
    await a.revalidateTag(["_N_T_/layout"]);

    expect(await a.get("read", options)).toBeNull();
  });
});
