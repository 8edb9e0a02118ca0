import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import nodeFs from "next/dist/server/lib/node-fs-methods.js";
import { expect, it, vi } from "vitest";

import { LocalCache } from "@/lib/core/local-cache.mjs";

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
const Cache = LocalCache as unknown as new (house: object) => LocalCache;

/** A server's cache, and which files it has. */
function aCache() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cache-"));
  const serverDistDir = path.join(folder, "server");
  const house = { fs: nodeFs.nodeFs, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1e6 };
  const filesOf = () =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];
  return { cache: new Cache(house), filesOf };
}

const keep = (cache: LocalCache, key: string, value: object) =>
  cache.set(key, value as never, { cacheControl: { revalidate: 60 }, tags: [] } as never);

it("writes down what is there, and only remembers what is not", async () => {
  const { cache, filesOf } = aCache();
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
  const { cache, filesOf } = aCache();
  await keep(cache, "/product/3", PAGE);

  await keep(cache, "/product/3", { ...PAGE, status: 404 });

  expect(filesOf()).not.toContain("3.html");
});

it("keeps no page that says what somebody wrote behind its address, but lists of the shop by what they are made of", async () => {
  const { cache, filesOf } = aCache();
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
