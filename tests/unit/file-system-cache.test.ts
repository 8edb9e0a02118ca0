import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import nodeFs from "next/dist/server/lib/node-fs-methods.js";
import { expect, it, vi } from "vitest";
import { TagAwareFileSystemCache } from "@/lib/cache/file-system-cache.mjs";
import { responseCache } from "@/lib/cache/response-cache.mjs";

// Vitest unpacks one default more than Node does.
vi.mock("next/dist/server/lib/incremental-cache/file-system-cache.js", async (load) => ({
  default: await load(),
}));

const PAGE = {
  kind: "APP_PAGE",
  html: "<p>Jebena</p>",
  rscData: Buffer.from("rsc"),
  headers: {},
  status: 200,
};
const READ = { kind: "FETCH", revalidate: 3600, data: { headers: {}, status: 200, url: "" } };

// What Next hands to it.
const Cache = TagAwareFileSystemCache as unknown as new (house: object) => TagAwareFileSystemCache;
const memory = TagAwareFileSystemCache as unknown as {
  memoryCache: { remove: (key: string) => void };
};

/** A server's cache, which files it has, and how they come of age. */
function createCache() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cache-"));
  const serverDistDir = path.join(folder, "server");
  const house = {
    fs: nodeFs.nodeFs,
    flushToDisk: true,
    serverDistDir,
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
  };
  const filesOf = () =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];
  /** As if a process before this one had written it. */
  const age = (file: string, key: string) => {
    const found = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .find(({ name }) => name === file);
    if (!found) throw new Error(`there is no ${file}`);
    const before = new Date(performance.timeOrigin - 1_000);
    fs.utimesSync(path.join(found.parentPath, file), before, before);
    memory.memoryCache.remove(key);
  };
  return { cache: new Cache(house), filesOf, age };
}

// Alone, a server knows of every change.
responseCache.trust(() => true);

const keep = (cache: TagAwareFileSystemCache, key: string, value: object) =>
  cache.set(key, value as never, { cacheControl: { revalidate: 60 }, tags: [] } as never);

it("writes down what is there, and only remembers what is not", async () => {
  const { cache, filesOf } = createCache();
  const read = (body: string) => ({ ...READ, data: { ...READ.data, body } });

  await keep(cache, "/product/1", PAGE);
  await keep(cache, "read-1", read('{"id":1}'));
  expect(filesOf()).toEqual(expect.arrayContaining(["1.html", "read-1"]));
  const written = filesOf().length;

  await keep(cache, "/product/2", { ...PAGE, status: 404 });
  await keep(cache, "read-2", read("null"));
  expect(filesOf()).toHaveLength(written);
  const kept = await cache.get("/product/2", { kind: "APP_PAGE" } as never);
  expect(kept?.value).toMatchObject({ status: 404 });
});

it("lets no file of what has gone come back", async () => {
  const { cache, filesOf } = createCache();
  await keep(cache, "/product/3", PAGE);

  await keep(cache, "/product/3", { ...PAGE, status: 404 });

  expect(filesOf()).not.toContain("3.html");
});

it("keeps no page that says what somebody wrote behind its address, but lists of the shop by what they are made of", async () => {
  const { cache, filesOf } = createCache();
  const asked = (query: string) => ({
    ...PAGE,
    rscData: Buffer.from(`0:{"P":null,"c":["","faq"],"q":"${query}","i":false}`),
  });

  await keep(cache, "/en/faq", asked("?a=1"));
  await keep(cache, "/en/shop/_", asked("?category=secret"));
  await keep(cache, "/en/shop/_sort%3Dpopular", asked("?sort=popular&category=secret"));
  await keep(cache, "/en/shop/_sort%3Dpopular", asked("?sort=%"));
  // A long text stands elsewhere in the data, under a name.
  await keep(cache, "/en/faq", asked("$2"));
  await keep(cache, "/en/shop/_sort%3Dpopular", asked("$2"));
  expect(filesOf()).toEqual([]);
  await keep(cache, "/en/faq", asked(""));
  await keep(cache, "/$/en/shop/_sort%253Dpopular%2526page%253D2", asked("?sort=popular&page=2"));
  expect(filesOf().filter((name) => name.endsWith(".html"))).toHaveLength(2);
});

const ofProduct = (id: number) => ({
  ...PAGE,
  headers: { "x-next-cache-tags": `_N_T_/product,product:${id}` },
});
const ask = (cache: TagAwareFileSystemCache, key: string) =>
  cache.get(key, { kind: "APP_PAGE" } as never);
const change = (cache: TagAwareFileSystemCache, tag: string) =>
  cache.revalidateTag([tag], { expire: 0 });

it("keeps no page in whose making something changed that it is made of", async () => {
  const { cache, filesOf } = createCache();

  expect(await ask(cache, "/product/4")).toBeNull();
  await change(cache, "product:4");
  await keep(cache, "/product/4", ofProduct(4));
  expect(await ask(cache, "/product/4")).toBeNull();
  expect(filesOf()).not.toContain("4.html");

  await change(cache, "product:5");
  await keep(cache, "/product/4", ofProduct(4));
  expect((await ask(cache, "/product/4"))?.value).toMatchObject({ html: PAGE.html });
  expect(filesOf()).toContain("4.html");
});

it("keeps no page that something changed in while it was being written", async () => {
  const { cache, filesOf } = createCache();

  const written = keep(cache, "/product/8", ofProduct(8));
  await change(cache, "product:8");
  await written;

  expect(await ask(cache, "/product/8")).toBeNull();
  expect(filesOf()).not.toContain("8.html");
});

it("keeps no read in whose making something changed that it is made of", async () => {
  const { cache } = createCache();
  const asked = { kind: "FETCH", tags: ["product:6"], softTags: [] };
  const read = { ...READ, tags: ["product:6"], data: { ...READ.data, body: "{}" } };
  const keepRead = () =>
    cache.set("read-6", read as never, { fetchCache: true, tags: ["product:6"] } as never);

  expect(await cache.get("read-6", asked as never)).toBeNull();
  await change(cache, "product:6");
  await keepRead();
  expect(await cache.get("read-6", asked as never)).toBeNull();
  await keepRead();
  expect((await cache.get("read-6", asked as never))?.value).toMatchObject({ kind: "FETCH" });
});

it("makes a page of an earlier process anew where it is made of what may have changed since", async () => {
  const { cache, filesOf, age } = createCache();
  await keep(cache, "/product/7", ofProduct(7));
  await keep(cache, "/faq", PAGE);
  expect(filesOf()).toEqual(expect.arrayContaining(["7.html", "faq.html"]));
  age("7.html", "/product/7");
  age("faq.html", "/faq");

  expect(await ask(cache, "/product/7")).toBeNull();
  expect((await ask(cache, "/faq"))?.value).toMatchObject({ html: PAGE.html });
});
