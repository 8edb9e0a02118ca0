import { describe, expect, it } from "vitest";

import { createCrashRecord } from "@/lib/server/crash-record.mjs";

const YOUNG = { isListening: true, ms: 1_000 };
const OLD = { isListening: true, ms: 60_000 };
const UNBORN = { isListening: false, ms: 1_000 };

describe("the record of crashes", () => {
  it("replaces a stable process at once, and others ever later", () => {
    const record = createCrashRecord();
    record.listen();
    const crashes = [OLD, YOUNG, YOUNG, YOUNG, OLD, YOUNG];
    expect(crashes.map(record.crash)).toEqual([0, 250, 500, 1_000, 0, 250]);
    expect(Math.max(...Array.from({ length: 20 }, () => record.crash(YOUNG) ?? 0))).toBe(30_000);
  });

  it("gives up after five processes in a row that did not start", () => {
    const record = createCrashRecord();
    record.listen();
    for (let crash = 0; crash < 4; crash += 1) expect(record.crash(UNBORN)).toBeGreaterThan(0);
    record.listen();
    for (let crash = 0; crash < 4; crash += 1) expect(record.crash(UNBORN)).not.toBeNull();
    expect(record.crash(UNBORN)).toBeNull();
  });

  it("gives up at once if no process has ever started", () => {
    expect(createCrashRecord().crash(UNBORN)).toBeNull();
  });
});
