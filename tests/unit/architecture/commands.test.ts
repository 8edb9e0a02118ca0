import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tryLock } from "../../../scripts/lib/command/lock.mjs";
import { identify, isRunning } from "../../../scripts/lib/command/processes.mjs";
import { demoEnv } from "../../../scripts/lib/demo/demo-env.mjs";
import { readSecrets } from "../../../scripts/lib/demo/secrets.mjs";

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-commands-"));

afterAll(() => fs.rmSync(dir, { recursive: true }));

describe("tryLock", () => {
  it("returns the owner of a held lock, and a lock after its release", () => {
    const file = path.join(dir, "taken.lock");
    const first = tryLock(file);

    expect(tryLock(file)).toEqual({ owner: process.pid });

    first.release?.();
    expect(tryLock(file)).toHaveProperty("release");
  });

  it("ignores the lock of a process that has ended", () => {
    const file = path.join(dir, "dead.lock");
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: "another time" }));

    expect(tryLock(file)).toHaveProperty("release");
  });

  it("ignores an unreadable lock", () => {
    const file = path.join(dir, "broken.lock");
    fs.writeFileSync(file, "{");

    expect(tryLock(file)).toHaveProperty("release");
  });
});

describe("isRunning", () => {
  it("recognizes a recorded process but not another one with its pid", () => {
    const self = identify(process.pid);

    expect(isRunning(self)).toBe(true);
    expect(isRunning({ ...self, startedAt: "0" })).toBe(false);
    expect(isRunning({ pid: 0, startedAt: "" })).toBe(false);
  });
});

describe("readSecrets", () => {
  it("creates long secrets once, readable by their owner only", () => {
    const secrets = readSecrets(dir);

    expect(readSecrets(dir)).toEqual(secrets);
    expect(secrets["NEXTAUTH_SECRET"]).toMatch(/^[0-9a-f]{64}$/);
    expect(fs.statSync(path.join(dir, "secrets.json")).mode & 0o777).toBe(0o600);
  });
});

describe("demoEnv", () => {
  const options = { url: "http://localhost:1", database: "d", secrets: { A: "a" }, uploads: "u" };

  it("uses the sandbox, and disables it for an empty value", () => {
    expect(demoEnv(options)).toMatchObject({ DEMO_MODE: "true", PAYMENTS: "sandbox", A: "a" });
    expect(demoEnv(options, { PAYMENTS: "" })).toMatchObject({ PAYMENTS: "" });
  });

  it("omits the database's own password", () => {
    const secrets = { POSTGRES_PASSWORD: "p", CRON_SECRET: "c" };

    expect(demoEnv({ ...options, secrets })).not.toHaveProperty("POSTGRES_PASSWORD");
  });
});
