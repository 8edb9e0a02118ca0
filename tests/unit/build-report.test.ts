import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

import { findLargeFunctions, readFunctionSizes } from "../../scripts/lib/build/build-report.mjs";

const MB = 1024 * 1024;

/** Creates a checkout with a build; sizes are in MB. */
function createBuild(files: Record<string, number>, traces: Record<string, string[]>) {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-build-")));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const write = (file: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  };
  for (const [file, mb] of Object.entries(files)) write(file, Buffer.alloc(mb * MB));
  for (const [file, traced] of Object.entries(traces)) {
    const folder = path.dirname(path.join(root, file));
    const relative = traced.map((file) => path.relative(folder, path.join(root, file)));
    write(file, JSON.stringify({ version: 1, files: relative }));
  }
  write(".next/BUILD_ID", "build");
  return { root, folder: path.join(root, ".next") };
}

describe("readFunctionSizes", () => {
  it("adds up the files of a route, of instrumentation and of the server, largest function first", () => {
    const { root, folder } = createBuild(
      {
        "node_modules/next/server.js": 2,
        "node_modules/@img/sharp/lib.so": 5,
        ".next/server/chunks/a.js": 1,
        ".next/server/app/api/orders/route.js": 1,
      },
      {
        ".next/next-server.js.nft.json": ["node_modules/next/server.js"],
        ".next/server/instrumentation.js.nft.json": ["node_modules/next/server.js"],
        ".next/server/app/api/orders/route.js.nft.json": [
          "node_modules/@img/sharp/lib.so",
          ".next/server/chunks/a.js",
          "node_modules/missing/index.js",
        ],
        ".next/server/app/[locale]/(shop)/cart/page.js.nft.json": [".next/server/chunks/a.js"],
      },
    );

    const functions = readFunctionSizes(folder, root);

    expect(functions.map(({ name, mb }) => [name, mb])).toEqual([
      ["/api/orders", 9],
      ["/[locale]/(shop)/cart", 3],
    ]);
    expect(functions[0]?.packages).toEqual([
      { name: "@img/sharp", mb: 5 },
      { name: "next", mb: 2 },
      { name: ".next/server", mb: 2 },
    ]);
  });

  it("counts a file and a link to it once", () => {
    const { root, folder } = createBuild(
      { "node_modules/sharp/lib.so": 3 },
      {
        ".next/server/app/api/a/route.js.nft.json": [
          "node_modules/sharp/lib.so",
          "node_modules/link.so",
        ],
      },
    );
    fs.symlinkSync("sharp/lib.so", path.join(root, "node_modules/link.so"));

    expect(readFunctionSizes(folder, root)[0]?.mb).toBe(3);
  });

  it("refuses a folder without a build", () => {
    expect(() => readFunctionSizes(os.tmpdir(), os.tmpdir())).toThrow("npm run build");
  });
});

describe("findLargeFunctions", () => {
  it("names the functions above the limit", () => {
    const functions = [
      { name: "/api/og", mb: 100.5, packages: [] },
      { name: "/api/me", mb: 100, packages: [] },
    ];
    expect(findLargeFunctions(functions)).toEqual(["/api/og has 100.5 MB; the limit is 100"]);
  });
});
