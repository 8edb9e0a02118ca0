import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

import { MAX_ROWS } from "@/lib/product-import/rules";

const run = promisify(execFile);

/** Heap limit in megabytes; a server has much more. */
const HEAP = 160;

/** Styles have no meaning outside of a browser. */
const WITHOUT_STYLES = `data:text/javascript,${encodeURIComponent(
  `import { register } from "node:module"; register("data:text/javascript," + encodeURIComponent(
    'export async function load(url, context, next) { return url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context); }'));`,
)}`;

/** Runs a case of tests/support/worst-inputs in a process of its own and returns its counts. */
async function workOf(name: string, conditions: string[] = []) {
  const { stdout } = await run(process.execPath, [
    `--max-old-space-size=${HEAP}`,
    ...conditions.map((condition) => `--conditions=${condition}`),
    "--import=tsx",
    `--import=${WITHOUT_STYLES}`,
    "tests/support/worst-inputs.ts",
    name,
  ]);
  return JSON.parse(stdout) as Record<string, number>;
}

describe("the worst input of each parser and renderer", { timeout: 120_000 }, () => {
  it("renders as a bounded number of Markdown elements", async () => {
    expect((await workOf("markdown"))["elements"]).toBeLessThan(12_000);
  });

  it("is read as CSV up to one row over the limit", async () => {
    expect(await workOf("csv")).toEqual({ rows: MAX_ROWS + 1 });
  });

  it("is reduced to eight words of a search", async () => {
    expect((await workOf("search"))["words"]).toBeLessThanOrEqual(8);
  });

  it("is bounded in the length of a preview", async () => {
    expect((await workOf("previews"))["characters"]).toBeLessThanOrEqual(221);
  });

  it("is refused by a schema, however deep or wide the JSON is", async () => {
    expect(await workOf("json")).toEqual({ accepted: 0 });
  });

  it("is refused as an image by its header, before its pixels are decoded", async () => {
    expect(await workOf("images", ["react-server"])).toEqual({ refused: 1 });
  });
});
