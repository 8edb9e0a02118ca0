import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { vercelBuild } from "../../scripts/lib/build/vercel-build.mjs";
import { createProcessManager } from "../../scripts/lib/command/process-manager.mjs";
import { listMissingMigrations, migrate } from "../../scripts/lib/migrations/migrate.mjs";
import { databaseAt } from "../../scripts/lib/tests/test-databases.mjs";
import { inRoot } from "../support/files";

const name = `vercel_${randomUUID().replaceAll("-", "")}`;
const url = databaseAt(inject("adminUrl"), name);
const migrations = inRoot("prisma/migrations");
const names = fs.readdirSync(migrations).filter((name) => /^\d/.test(name));

/** The migrations that the database lacks at first. */
const newestNames = names.slice(-2);

const SETTINGS = {
  APP_URL: "https://shop.example",
  DATABASE_URL: url,
  NEXTAUTH_SECRET: "n".repeat(32),
  CRON_SECRET: "c".repeat(16),
};

const output: string[] = [];

/** Runs the build command without Next's build. Returns the environment that the build would get, and the output. */
async function deploy(VERCEL_ENV: string, settings: Partial<typeof SETTINGS> = SETTINGS) {
  const runBuild = vi.fn(
    async (_keeper: object, _variables: Record<string, string | undefined>) => {},
  );
  const keeper = await createProcessManager();
  const variables: Record<string, string | undefined> = { ...settings, VERCEL: "1", VERCEL_ENV };
  await vercelBuild(keeper, { variables, settings, runBuild });
  await keeper.close();
  return { built: runBuild.mock.calls[0]?.[1], text: output.join("") };
}

async function inDatabase<T>(run: (client: pg.Client) => Promise<T>, at = url) {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Returns every table and column, and the applied migrations. */
const readSchema = () =>
  inDatabase(async (client) => {
    const columns = await client.query(
      "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    );
    const applied = await client.query("SELECT * FROM _prisma_migrations ORDER BY 1");
    return { columns: columns.rows, applied: applied.rows };
  });

beforeAll(async () => {
  await inDatabase((client) => client.query(`CREATE DATABASE ${name}`), inject("adminUrl"));
  const older = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-older-"));
  for (const name of names.slice(0, -newestNames.length))
    fs.cpSync(path.join(migrations, name), path.join(older, name), { recursive: true });
  await migrate(url, older);
});

beforeEach(() => {
  output.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    output.push(String(text));
    return true;
  });
});

afterAll(() => vi.restoreAllMocks());

describe("a build on Vercel", () => {
  it("leaves the database unchanged in a preview, names its missing migrations and builds the page that says so", async () => {
    const before = await readSchema();

    const { built, text } = await deploy("preview");

    expect(await readSchema()).toEqual(before);
    expect(built).toMatchObject({ VERCEL_ENV: "preview", DATABASE_IS_BEHIND: "true" });
    expect(text).toContain("only a production deployment migrates");
    for (const name of newestNames) expect(text).toContain(name);
  });

  it("names missing variables in the log of a preview and still builds", async () => {
    const { built, text } = await deploy("preview", { APP_URL: SETTINGS.APP_URL });

    expect(built).toBeDefined();
    expect(text).toContain("DATABASE_URL, NEXTAUTH_SECRET, CRON_SECRET not set");
  });

  it("builds a preview whose database does not respond", async () => {
    const unreachable = { ...SETTINGS, DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere" };

    const { built, text } = await deploy("preview", unreachable);

    expect(built).not.toHaveProperty("DATABASE_IS_BEHIND");
    expect(text).toContain("not checked");
  });

  it("refuses production without its variables before it migrates", async () => {
    const before = await readSchema();

    await expect(deploy("production", { ...SETTINGS, CRON_SECRET: "" })).rejects.toThrow(
      "CRON_SECRET must be set",
    );
    expect(await readSchema()).toEqual(before);
  });

  it("migrates production before it builds, and then accepts a preview", async () => {
    const { built, text } = await deploy("production");

    expect(built).not.toHaveProperty("DATABASE_IS_BEHIND");
    expect(text).toContain(`${newestNames.length} applied`);
    expect(await listMissingMigrations(url)).toEqual([]);
    expect((await deploy("preview")).built).not.toHaveProperty("DATABASE_IS_BEHIND");
  });
});
