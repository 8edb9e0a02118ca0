import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);

/** Megabytes of the heap; a server has many times as much. */
const HEAP = 160;

/** Styles mean nothing outside of a browser. */
const WITHOUT_STYLES = `data:text/javascript,${encodeURIComponent(
  `import { register } from "node:module"; register("data:text/javascript," + encodeURIComponent(
    'export async function load(url, context, next) { return url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context); }'));`,
)}`;

/** What a case of tests/support/worst-inputs counts, in a process of its own. */
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
  it("makes Markdown render a bounded number of elements", async () => {
    expect((await workOf("markdown"))["elements"]).toBeLessThan(12_000);
  });

  it("makes the CSV reader read no more than one row over the limit", async () => {
    expect(await workOf("csv")).toEqual({ rows: 201 });
  });

  it("leaves a search with eight words at most", async () => {
    expect((await workOf("search"))["words"]).toBeLessThanOrEqual(8);
  });

  it("bounds the length of a preview", async () => {
    expect((await workOf("previews"))["characters"]).toBeLessThanOrEqual(221);
  });

  it("is refused by a schema, however deep or wide the JSON is", async () => {
    expect(await workOf("json")).toEqual({ accepted: 0 });
  });

  it("is refused as an image by its head, before its pixels are drawn", async () => {
    expect(await workOf("images", ["react-server"])).toEqual({ refused: 1 });
  });
});
