import { afterEach, describe, expect, it, vi } from "vitest";

import { createInvalidations } from "@/lib/cache/invalidations.mjs";
import { createPageCache } from "@/lib/cache/next/page-cache.mjs";
import { withPageTags } from "@/lib/cache/page-tags.mjs";

const undo: (() => void)[] = [];

afterEach(() => {
  for (const job of undo.splice(0)) job();
});

/** A Redis that is a Map, whose clock goes with the test's. */
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

/** The same store at the end of a cable of its own. */
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

/** Servers over one store, in one time. */
async function createServers(count = 2) {
  const time = { ms: 10_000 };
  const store = createStore(time);
  const told: string[] = [];
  const servers = Array.from({ length: count }, () => {
    const { cable, wired } = wire(store);
    const tell = (message: string) => void told.push(message);
    const clock = () => time.ms;
    const invalidations = createInvalidations(clock);
    const cache = createPageCache({ store: wired as never, log: tell, invalidations, clock });
    undo.push(cache.close);
    return Object.assign(cache, { cable });
  });
  for (const server of servers) await server.sync();
  const pass = (ms: number) => {
    time.ms += ms;
  };
  return { store, told, servers, pass };
}

const PAGE = {
  kind: "APP_PAGE",
  html: "$10",
  rscData: Buffer.from("rsc"),
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  headers: { "x-next-cache-tags": "product:1,catalog" },
};
const ASKED = { kind: "APP_PAGE" };

type Server = Awaited<ReturnType<typeof createServers>>["servers"][number];

/** As Next does it: nothing there, so it is made and kept. */
async function make(server: Server, own: Partial<typeof PAGE> = {}) {
  await server.get("page", ASKED);
  await server.set("page", { ...PAGE, ...own }, { cacheControl: { revalidate: 3600 } });
  await server.settled();
}

const shown = async (server: Server) => (await server.get("page", ASKED))?.value.html ?? null;

describe("pages that servers share", () => {
  it("are made by one and shown by all, whole", async () => {
    const { servers } = await createServers();
    const [a, b] = servers as [Server, Server];

    await make(a);

    await vi.waitFor(async () => expect((await b.get("page", ASKED))?.value).toEqual(PAGE));
  });

  it("are not kept for others where there is nothing: such addresses have no end", async () => {
    const { servers, store } = await createServers();
    const [a] = servers as [Server, Server];

    await a.get("nothing", ASKED);
    await a.set("nothing", { ...PAGE, status: 404 }, { cacheControl: { revalidate: 3600 } });
    await a.settled();

    expect((await a.get("nothing", ASKED))?.value).toMatchObject({ status: 404 });
    expect(store.entries.size).toBe(0);
    await make(a);
    expect(store.entries.size).toBe(1);
  });

  it("are gone here at once when they are changed, and there at the next asking", async () => {
    const { servers, pass } = await createServers();
    const [a, b] = servers as [Server, Server];
    await make(a);
    await vi.waitFor(async () => expect(await shown(b)).toBe("$10"));

    pass(100);
    await a.revalidateTag("product:1");

    expect(await shown(a)).toBeNull();
    await b.sync();
    expect(await shown(b)).toBeNull();
  });

  it("are not kept with what was changed while they were made", async () => {
    const { servers, pass } = await createServers();
    const [a, b] = servers as [Server, Server];

    await a.get("page", ASKED);
    pass(50);
    await a.revalidateTag("product:1");
    await a.set("page", PAGE, { cacheControl: { revalidate: 3600 } });
    await a.settled();
    pass(5_000);
    await Promise.all([a.sync(), b.sync()]);

    expect([await shown(a), await shown(b)]).toEqual([null, null]);
  });

  it("of a server that had not heard of a change are taken by nobody", async () => {
    const { servers, pass } = await createServers(3);
    const [a, b, c] = servers as [Server, Server, Server];
    await a.revalidateTag("catalog");
    await c.sync();

    pass(200);
    await make(b, { html: "the old price" });
    expect(await shown(c)).toBeNull();

    pass(2_500);
    await Promise.all([b.sync(), c.sync()]);
    pass(10);
    await make(b, { html: "the new price" });
    await vi.waitFor(async () => expect(await shown(c)).toBe("the new price"));
  });

  it("hold for a second at a server that has lost Redis, which says so once, and when it is back", async () => {
    const { servers, told, pass } = await createServers(1);
    const [a] = servers as [Server];
    await make(a);
    a.cable.isOut = true;

    pass(1_600);
    await a.sync();
    await a.sync();
    expect(await shown(a)).toBeNull();
    await make(a, { html: "made alone" });
    expect(await shown(a)).toBe("made alone");
    pass(1_100);
    expect(await shown(a)).toBeNull();

    a.cable.isOut = false;
    await a.sync();
    expect(told).toEqual([
      "Redis is gone: pages are rendered again every second",
      "Redis answers again",
    ]);
  });

  it("are changed everywhere although the change could not be told at first", async () => {
    const { servers, pass } = await createServers();
    const [a, b] = servers as [Server, Server];
    await make(b);
    a.cable.isOut = true;
    pass(100);
    await a.revalidateTag("product:1");
    await b.sync();
    expect(await shown(b)).toBe("$10");

    a.cable.isOut = false;
    await a.sync();
    await b.sync();

    expect(await shown(b)).toBeNull();
  });

  it("are dropped where what is kept cannot be read", async () => {
    const { servers, store } = await createServers();
    const [a, b] = servers as [Server, Server];
    await make(a);
    for (const key of store.entries.keys()) store.entries.set(key, Buffer.from("not a page"));

    expect(await shown(b)).toBeNull();
  });
});

describe("the tags of a cached page", () => {
  it("are reported to the request that it answers, and to no other", async () => {
    const { servers } = await createServers(1);
    const [a] = servers as [Server];
    await make(a);
    const reported: string[][] = [];

    await a.get("page", ASKED);
    await withPageTags(
      (tags) => reported.push(tags),
      () => a.get("page", ASKED),
    );

    expect(reported).toEqual([["product:1", "catalog"]]);
  });
});

describe("reads that servers share", () => {
  it("are bound to the tags that they are asked for with", async () => {
    const { servers, pass } = await createServers(1);
    const [a] = servers as [Server];
    const asked = { kind: "FETCH", tags: ["plans"], softTags: ["_N_T_/layout"] };
    await a.get("read", asked);
    await a.set("read", { kind: "FETCH", data: { body: "1" } }, { tags: ["plans"] });
    expect(await a.get("read", asked)).toMatchObject({ value: { data: { body: "1" } } });

    pass(100);
    await a.revalidateTag(["_N_T_/layout"]);

    expect(await a.get("read", asked)).toBeNull();
  });
});
