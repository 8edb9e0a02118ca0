import { describe, expect, it } from "vitest";

import { countWebProcesses } from "../../scripts/lib/server/process-count.mjs";

const GIB = 1024 ** 3;

describe("countWebProcesses", () => {
  it.each([
    [1, { cores: 1, memory: 8 * GIB }],
    [2, { cores: 2, memory: 8 * GIB }],
    [4, { cores: 16, memory: 64 * GIB }],
    [1, { cores: 4, memory: 0.9 * GIB }],
    [1, { cores: 4, memory: GIB }],
    [2, { cores: 4, memory: 2 * GIB }],
  ])("returns %i on a machine with %o", (count, machine) => {
    expect(countWebProcesses({}, machine)).toBe(count);
  });

  it("returns WEB_PROCESSES whatever the machine, and the default if it is empty", () => {
    const machine = { cores: 2, memory: GIB / 2 };
    expect(countWebProcesses({ WEB_PROCESSES: "3" }, machine)).toBe(3);
    expect(countWebProcesses({ WEB_PROCESSES: "" }, machine)).toBe(1);
  });

  it.each(["0", "-1", "1.5", "two", "65"])("refuses %s", (WEB_PROCESSES) => {
    expect(() => countWebProcesses({ WEB_PROCESSES })).toThrow("WEB_PROCESSES");
  });
});
