import { describe, expect, it } from "vitest";

import { createLimiter } from "@/lib/core/concurrency-limiter";
import { directionIn } from "@/lib/core/text-direction";
import { mirror, visualOrder } from "@/lib/link-previews/direction";
import { toRuns } from "@/lib/link-previews/font-faces";

describe("toRuns", () => {
  it("splits a word where another script starts", () => {
    expect(toRuns("በTadjoura")).toEqual([
      { script: "ethiopic", text: "በ" },
      { script: "latin", text: "Tadjoura" },
    ]);
    expect(toRuns("Şakir").map(({ script }) => script)).toEqual(["extended", "latin"]);
  });

  it("separates an Arabic comma and drops characters without a font", () => {
    expect(toRuns("القرفة،").map(({ text }) => text)).toEqual(["القرفة", "،"]);
    expect(toRuns("chai😀한")).toEqual([{ script: "latin", text: "chai" }]);
    expect(toRuns("😀")).toEqual([]);
  });
});

describe("directionIn", () => {
  it.each([
    ["Shaah", "ltr"],
    ["በርበሬ", "ltr"],
    ["(شاي)", "rtl"],
    ["4.8", null],
  ])("returns the direction of %s", (text, direction) => {
    expect(directionIn(text)).toBe(direction);
  });
});

describe("visualOrder", () => {
  const seen = (line: string, direction: "ltr" | "rtl") =>
    visualOrder(line.split(" "), direction).join(" ");

  it("returns a line of one direction in its order, seen from that side", () => {
    expect(seen("Berbere for wot", "ltr")).toBe("Berbere for wot");
    expect(seen("شاي صومالي مميز", "rtl")).toBe("مميز صومالي شاي");
  });

  it("preserves the order of a foreign name", () => {
    expect(seen("من Cedar Tea Co.", "rtl")).toBe("Cedar Tea Co. من");
    expect(seen("Tea شاي صومالي blend", "ltr")).toBe("Tea صومالي شاي blend");
  });

  it("orders numbers with the words before them", () => {
    expect(seen("من Shop 24", "rtl")).toBe("Shop 24 من");
    expect(seen("4.8 من 5 · 10 آراء", "rtl")).toBe("آراء 10 · 5 من 4.8");
  });

  it("mirrors brackets in right-to-left text", () => {
    expect(mirror("(شاي)")).toBe(")شاي(");
  });
});

describe("createLimiter", () => {
  it("runs a limited number of tasks, queues some and refuses the rest", async () => {
    const inTurn = createLimiter({ atOnce: 2, queue: 1 });
    const release: (() => void)[] = [];
    const work = () => new Promise<void>((done) => release.push(done));

    const [first, second, third] = [inTurn(work), inTurn(work), inTurn(work)];
    await expect(inTurn(work)).rejects.toMatchObject({ key: "busy" });
    expect(release).toHaveLength(2);

    release[0]?.();
    await first;
    await Promise.resolve();
    expect(release).toHaveLength(3);
    for (const done of release) done();
    await Promise.all([second, third]);
  });
});
