import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";
import { readFlags } from "../../../scripts/lib/command/flags.mjs";
import { dataDir, devDataDir } from "../../../scripts/lib/command/paths.mjs";
import { readSecrets } from "../../../scripts/lib/demo/secrets.mjs";
import { deletePostgres } from "../../../scripts/lib/postgres/embedded-postgres.mjs";

function createFolder() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-dev-"));
  fs.chmodSync(dir, 0o755);
  onTestFinished(() => fs.rmSync(dir, { recursive: true }));
  return dir;
}

describe("deletePostgres", () => {
  it("deletes the database files and nothing next to them", async () => {
    const dir = createFolder();
    readSecrets(dir);
    fs.mkdirSync(path.join(dir, "postgres"));
    fs.writeFileSync(path.join(dir, "postgres", "PG_VERSION"), "18\n");
    fs.mkdirSync(path.join(dir, "uploads"));

    expect(await deletePostgres(dir)).toBe(true);
    expect(fs.readdirSync(dir).sort()).toEqual(["secrets.json", "uploads"]);
  });

  it("leaves a folder unchanged that no command has used", async () => {
    const dir = createFolder();
    fs.mkdirSync(path.join(dir, "postgres"));
    fs.writeFileSync(path.join(dir, "postgres", "PG_VERSION"), "18\n");

    expect(await deletePostgres(dir)).toBe(false);
    expect(fs.existsSync(path.join(dir, "postgres", "PG_VERSION"))).toBe(true);
  });

  it("leaves a folder unchanged that is not a PostgreSQL data folder", async () => {
    const dir = createFolder();
    readSecrets(dir);
    fs.mkdirSync(path.join(dir, "postgres", "src"), { recursive: true });

    expect(await deletePostgres(dir)).toBe(false);
    expect(fs.existsSync(path.join(dir, "postgres", "src"))).toBe(true);
  });
});

describe("devDataDir", () => {
  it("is inside the data folder", () => {
    expect(path.dirname(devDataDir)).toBe(dataDir);
  });
});

describe("readFlags", () => {
  it("returns the given flags", () => {
    expect(readFlags(["--reset"], { reset: "boolean" })).toEqual({ reset: true });
    expect(readFlags(["--name", "add_x"], { name: "string" })).toEqual({ name: "add_x" });
    expect(readFlags([], { reset: "boolean" })).toEqual({});
  });

  it.each([[["--rest"]], [["reset"]], [["--name"]]])("refuses %j", (args) => {
    expect(() => readFlags(args, { reset: "boolean", name: "string" })).toThrow();
  });
});
