import { describe, expect, it } from "vitest";

import { isInRange } from "../../../scripts/lib/install/node-version.mjs";
import { readText } from "../../support/files";

const { engines } = JSON.parse(readText("package.json"));

describe("engines in package.json", () => {
  it.each(["20.19.0", "20.20.2", "22.12.0", "22.21.1", "24.0.0", "24.11.1", "25.1.0"])(
    "includes Node.js %s",
    (version) => {
      expect(isInRange(version, engines.node)).toBe(true);
    },
  );

  it.each(["18.20.0", "20.18.3", "21.7.0", "22.11.0", "23.11.0"])(
    "excludes Node.js %s",
    (version) => {
      expect(isInRange(version, engines.node)).toBe(false);
    },
  );

  it("includes the version in .node-version", () => {
    expect(isInRange(`${readText(".node-version").trim()}.0.0`, engines.node)).toBe(true);
  });
});
