import { describe, expect, it } from "vitest";

import { deferScripts, restoreScripts, withDeferredScripts } from "@/lib/cache/defer-scripts.mjs";

const ONE = "/_next/static/chunks/one-_~.js";
const TWO = "/_next/static/chunks/two.js";
const scriptTag = (address: string) => `<script src="${address}" async=""></script>`;
const REST =
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>A</p><script>push(1)</script>';
const samplePage = `<html><head>${scriptTag(ONE)}${REST}${scriptTag(TWO)}</body></html>`;

describe("a page that is kept", () => {
  it("names its scripts at its very end alone, and all else stays", () => {
    const html = deferScripts(samplePage);
    const [before, after] = html.split("<script data-scripts=");
    expect(before).toBe(`<html><head>${REST}`);
    expect(after).toMatch(new RegExp(`^"${ONE} ${TWO}">[^<]*</script></body></html>$`));
  });

  it("is no other for being kept again", () => {
    expect(deferScripts(deferScripts(samplePage))).toBe(deferScripts(samplePage));
  });

  /** Runs what asks for the scripts, and tells which it has asked for, before a frame and after. */
  function run(hidden: boolean) {
    const code = /<script data-scripts="([^"]+)">(.*?)<\/script>/.exec(deferScripts(samplePage));
    const asked: unknown[] = [];
    const waiting: (() => void)[] = [];
    const document = {
      hidden,
      currentScript: { dataset: { scripts: code?.[1] } },
      createElement: () => ({}),
      head: { appendChild: (script: unknown) => asked.push(script) },
    };
    const later = (task: () => void) => waiting.push(task);
    new Function("document", "requestAnimationFrame", "setTimeout", code?.[2] ?? "")(
      document,
      later,
      later,
    );
    const before = [...asked];
    while (waiting.length > 0) waiting.shift()?.();
    return { before, after: asked };
  }

  const BOTH = [
    { src: ONE, async: true },
    { src: TWO, async: true },
  ];

  it("asks for each of them once it has been painted", () => {
    expect(run(false)).toEqual({ before: [], after: BOTH });
  });

  it("asks for them at once where nobody looks", () => {
    expect(run(true)).toEqual({ before: BOTH, after: BOTH });
  });

  it("stays as it is without such scripts, and so does what is no page", () => {
    const plain = "<html><body>A</body></html>";
    expect(deferScripts(plain)).toBe(plain);
    const call = { kind: "APP_ROUTE", body: samplePage };
    expect(withDeferredScripts(call)).toBe(call);
    expect(withDeferredScripts(null)).toBeNull();
    expect(withDeferredScripts({ kind: "APP_PAGE", html: samplePage })).toEqual({
      kind: "APP_PAGE",
      html: deferScripts(samplePage),
    });
  });

  it("can have its scripts written otherwise", () => {
    const html = restoreScripts(deferScripts(samplePage), (address) => `[${address}]`);
    expect(html).toContain(`[${ONE}][${TWO}]</body>`);
    expect(html).not.toContain("data-scripts");
  });
});
