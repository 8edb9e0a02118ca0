import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";

import { createFileStore } from "@/lib/cache/next/file-store.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "file-store-"));

/** Greater than any process id. */
const NO_PID = 99_999_999;

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe("createFileStore", () => {
  it("returns the bytes of a key, whatever characters it has, and null for others", async () => {
    const store = createFileStore(folder);
    await store.write("/$/en/../../shop", Buffer.from("page"));
    await store.write("/$/en/../../shop", Buffer.from("new page"));

    expect(String(await store.read("/$/en/../../shop"))).toBe("new page");
    expect(await store.read("/faq")).toBeNull();
    expect(fs.readdirSync(path.dirname(folder))).not.toContain("shop");
  });

  it("removes entries of earlier processes, which may be outdated, and no other files", async () => {
    const old = path.join(folder, `pages-${NO_PID}`);
    fs.mkdirSync(old, { recursive: true });
    const other = path.join(folder, `pages-${process.ppid}`);
    fs.mkdirSync(other);
    fs.writeFileSync(path.join(folder, "other"), "");

    createFileStore(folder);

    expect(fs.readdirSync(folder).sort()).toEqual(
      ["other", `pages-${process.pid}`, `pages-${process.ppid}`].sort(),
    );
  });

  it("starts without the entries that its process stored before", async () => {
    await createFileStore(folder).write("key", Buffer.from("page"));
    expect(await createFileStore(folder).read("key")).toBeNull();
  });

  it("removes its files when it is closed", async () => {
    const store = createFileStore(folder);
    await store.write("key", Buffer.from("page"));
    store.close();
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
