import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { backUp } from "../../scripts/lib/database/backup.mjs";
import { checkInvariants } from "../../scripts/lib/database/invariants.mjs";
import { restore } from "../../scripts/lib/database/restore.mjs";
import { BASELINE } from "../../scripts/lib/migrations/baseline.mjs";
import replacedMigrations from "../fixtures/replaced-migrations.json";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-backup-"));
const uploads = path.join(dir, "uploads");
const upload = path.join("documents", "paper.pdf");
const createdRow: string[] = [];
let folder = "";

/** Creates another empty database and a folder for its uploads. */
async function createEmptyShop() {
  const name = `restored_${process.pid}_${createdRow.length}`;
  createdRow.push(name);
  await db.$executeRawUnsafe(`CREATE DATABASE ${name}`);
  const url = new URL(env.DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  return { url: url.href, uploads: path.join(dir, name) };
}

/** Runs a query in another database. */
async function load(url: string, query: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

/** Copies the backup with one file changed. */
function changedBackup(file: string, change: (bytes: Buffer) => Buffer) {
  const copy = path.join(dir, `changed-${fs.readdirSync(dir).length}`);
  fs.cpSync(folder, copy, { recursive: true });
  fs.writeFileSync(path.join(copy, file), change(fs.readFileSync(path.join(copy, file))));
  return copy;
}

/** Copies the backup with other names of migrations. */
const withMigrations = (change: (names: string[]) => string[]) =>
  changedBackup("manifest.json", (bytes) => {
    const manifest = JSON.parse(bytes.toString());
    return Buffer.from(JSON.stringify({ ...manifest, migrations: change(manifest.migrations) }));
  });

beforeAll(async () => {
  const product = await createProduct({ seller: await createUser({ role: "seller" }) });
  await createPaidOrder(await createUser({ role: "buyer" }), product);
  fs.mkdirSync(path.join(uploads, "documents"), { recursive: true });
  fs.writeFileSync(path.join(uploads, upload), "a paper");
  fs.writeFileSync(path.join(uploads, "half.webp.draft"), "not yet");
  ({ folder } = await backUp({
    url: env.DATABASE_URL ?? "",
    uploads,
    into: path.join(dir, "backups"),
  }));
});

afterAll(async () => {
  for (const name of createdRow) await db.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`);
  fs.rmSync(dir, { recursive: true });
});

describe("backup", () => {
  it("is restored with rows, uploads, constraints, triggers and sequences", async () => {
    const target = await createEmptyShop();

    const back = await restore({ folder, ...target });

    expect(back).toMatchObject({ files: 1, migrations: 0 });
    expect(fs.readFileSync(path.join(target.uploads, upload), "utf8")).toBe("a paper");
    expect((await checkInvariants(target.url)).broken).toEqual([]);
    const rules = `SELECT (SELECT count(*) FROM pg_constraint) AS rules,
      (SELECT count(*) FROM pg_trigger WHERE tgenabled = 'O') AS triggers,
      (SELECT count(*) FROM pg_indexes) AS indexes, (SELECT count(*) FROM search.words) AS words, (SELECT max(id) FROM orders) AS newest`;
    expect(await load(target.url, rules)).toEqual(await load(env.DATABASE_URL ?? "", rules));
    const [next] = await load(
      target.url,
      "SELECT nextval('orders_id_seq') > max(id) AS good FROM orders",
    );
    expect(next).toEqual({ good: true });
  });

  it("contains a consistent snapshot while orders are written", async () => {
    const product = await createProduct({ stock: 50 });
    let isOver = false;
    const buying = (async () => {
      while (!isOver) await createPaidOrder(await createUser({ role: "buyer" }), product);
    })();
    const backup = await backUp({
      url: env.DATABASE_URL ?? "",
      uploads,
      into: path.join(dir, "busy"),
    });
    isOver = true;
    await buying;
    const target = await createEmptyShop();

    await restore({ folder: backup.folder, ...target });

    expect((await checkInvariants(target.url)).broken).toEqual([]);
  });

  it("is readable by its owner only", () => {
    const files = ["manifest.json", path.join("tables", "users.copy.gz")];
    const modes = files.map((file) => fs.statSync(path.join(folder, file)).mode & 0o077);
    expect(modes).toEqual([0, 0]);
  });
});

describe("restore", () => {
  it("refuses a modified table file and leaves no row", async () => {
    const target = await createEmptyShop();
    const broken = changedBackup("tables/users.copy.gz", (bytes) =>
      zlib.gzipSync(zlib.gunzipSync(bytes).toString().replace("@example.com", "@elsewhere.com")),
    );

    await expect(restore({ folder: broken, ...target })).rejects.toThrow(/users/);

    expect(await load(target.url, "SELECT count(*)::int AS count FROM users")).toEqual([
      { count: 0 },
    ]);
  });

  it("refuses a modified upload", async () => {
    const broken = changedBackup(path.join("uploads", upload), () => Buffer.from("another"));
    const target = await createEmptyShop();
    await expect(restore({ folder: broken, ...target })).rejects.toThrow(/paper\.pdf/);
  });

  it("refuses a non-empty database or folder and a folder without a backup", async () => {
    const [full, target] = [{ url: env.DATABASE_URL ?? "", uploads: dir }, await createEmptyShop()];
    await expect(restore({ folder, ...full })).rejects.toThrow(/not empty/);
    await expect(restore({ folder, url: target.url, uploads })).rejects.toThrow(/not empty/);
    await expect(restore({ folder: dir, ...target })).rejects.toThrow(/not a backup/);
  });

  it.each([
    ["before the baseline", (names: string[]) => names.filter((name) => name !== BASELINE)],
    ["after it", (names: string[]) => names],
  ])(
    "restores a backup that was created %s in a shop with all replaced migrations",
    async (_, selectNames) => {
      const older = withMigrations((names) => [
        ...Object.keys(replacedMigrations),
        ...selectNames(names),
      ]);
      const target = await createEmptyShop();

      const back = await restore({ folder: older, ...target });

      expect(back.migrations).toBe(0);
      expect((await checkInvariants(target.url)).broken).toEqual([]);
    },
  );

  it("refuses a backup with some of the migrations that the baseline replaces", async () => {
    const between = withMigrations(() => Object.keys(replacedMigrations).slice(0, 100));
    await expect(restore({ folder: between, ...(await createEmptyShop()) })).rejects.toThrow(
      /only some of the migrations/,
    );
  });

  it("refuses a backup that is newer than the code", async () => {
    const newer = changedBackup("manifest.json", (bytes) =>
      Buffer.from(
        bytes.toString().replace('"migrations": [', '"migrations": ["29990101000000_later",'),
      ),
    );
    await expect(restore({ folder: newer, ...(await createEmptyShop()) })).rejects.toThrow(/newer/);
  });
});
