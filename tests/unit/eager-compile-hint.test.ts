import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { addEagerCompileHints } from "@/lib/build/eager-compile-hint.mjs";

const HINT = "//# allFunctionsCalledOnLoad\n";
const SCRIPTS = { "react.js": "react()", "next.js": "next()", "map.js": "map()" };

let distDir: string;
const read = (name: string) => fs.readFileSync(path.join(distDir, name), "utf8");

beforeEach(() => {
  distDir = fs.mkdtempSync(path.join(os.tmpdir(), "build-"));
  const rootMainFiles = ["react.js", "next.js"];
  const files = { ...SCRIPTS, "build-manifest.json": JSON.stringify({ rootMainFiles }) };
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(distDir, name), text);
  }
});

afterEach(() => fs.rmSync(distDir, { recursive: true }));

describe("compileAhead", () => {
  it("marks the scripts that every page names, and no other", async () => {
    await addEagerCompileHints({ distDir });

    expect(Object.keys(SCRIPTS).map(read)).toEqual([
      `${HINT}react()`,
      `${HINT}next()`,
      SCRIPTS["map.js"],
    ]);
  });

  it("marks a script once, however often a build is made over it", async () => {
    await addEagerCompileHints({ distDir });
    await addEagerCompileHints({ distDir });

    expect(read("react.js")).toBe(`${HINT}react()`);
  });

  it("fails where the build names no scripts: a framework that names them elsewhere is noticed", async () => {
    fs.writeFileSync(path.join(distDir, "build-manifest.json"), "{}");

    await expect(addEagerCompileHints({ distDir })).rejects.toThrow();
  });
});
