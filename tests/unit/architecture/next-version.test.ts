import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";

/** The minor version of Next that lib/cache/next/README.md was last checked against. */
const CHECKED = "16.4";

describe("the version of Next", () => {
  it(`is ${CHECKED}; follow "Upgrading Next" in lib/cache/next/README.md for another one`, () => {
    const { version } = JSON.parse(readText("node_modules/next/package.json"));
    expect(version).toMatch(new RegExp(`^${CHECKED.replace(".", "\\.")}\\.`));
  });
});
