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
  const visualText = (line: string, direction: "ltr" | "rtl") =>
    visualOrder(line.split(" "), direction).join(" ");

  it("returns a line of one direction in its order, seen from that side", () => {
    expect(visualText("Berbere for wot", "ltr")).toBe("Berbere for wot");
    expect(visualText("شاي صومالي مميز", "rtl")).toBe("مميز صومالي شاي");
  });

  it("preserves the order of a foreign name", () => {
    expect(visualText("من Cedar Tea Co.", "rtl")).toBe("Cedar Tea Co. من");
    expect(visualText("Tea شاي صومالي blend", "ltr")).toBe("Tea صومالي شاي blend");
  });

  it("orders numbers with the words before them", () => {
    expect(visualText("من Shop 24", "rtl")).toBe("Shop 24 من");
    expect(visualText("4.8 من 5 · 10 آراء", "rtl")).toBe("آراء 10 · 5 من 4.8");
  });

  it("mirrors brackets in right-to-left text", () => {
    expect(mirror("(شاي)")).toBe(")شاي(");
  });
});

describe("createLimiter", () => {
  it("runs a limited number of tasks, queues some and refuses the rest", async () => {
    const limit = createLimiter({ atOnce: 2, queue: 1 });
    const release: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => release.push(resolve));

    const [first, second, third] = [limit(work), limit(work), limit(work)];
    await expect(limit(work)).rejects.toMatchObject({ key: "busy" });
    expect(release).toHaveLength(2);

    release[0]?.();
    await first;
    await Promise.resolve();
    expect(release).toHaveLength(3);
    for (const resolve of release) resolve();
    await Promise.all([second, third]);
  });
});
