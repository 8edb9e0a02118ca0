import { beforeEach, describe, expect, it, vi } from "vitest";

import { answers } from "@/lib/core/answers.mjs";
import { remembered } from "@/lib/core/remembered";

let reads = 0;
const count = async () => {
  reads += 1;
  return reads;
};
const ask = (key: string) => remembered(["catalog"], key, count);

describe("remembered", () => {
  beforeEach(() => {
    reads = 0;
    answers.trust(() => true);
    return () => {
      answers.trust(() => false);
      vi.restoreAllMocks();
    };
  });

  it("reads once for all who ask, also at once", async () => {
    expect(await Promise.all([ask("once"), ask("once")])).toEqual([1, 1]);
    expect(await ask("once")).toBe(1);
    expect(await ask("another")).toBe(2);
  });

  it("reads anew when what it is made of has changed, and not when something else has", async () => {
    await ask("changes");
    await new Promise((pass) => setTimeout(pass, 2));

    answers.change(["product:7"]);
    expect(await ask("changes")).toBe(1);
    answers.change(["catalog"]);
    await new Promise((pass) => setTimeout(pass, 2));
    expect(await ask("changes")).toBe(2);
    expect(await ask("changes")).toBe(2);
  });

  it("reads anew after ten minutes", async () => {
    await ask("old");
    const then = performance.now();

    vi.spyOn(performance, "now").mockReturnValue(then + 9 * 60_000);
    expect(await ask("old")).toBe(1);
    vi.spyOn(performance, "now").mockReturnValue(then + 11 * 60_000);
    expect(await ask("old")).toBe(2);
  });

  it("keeps nothing where changes may have been missed", async () => {
    answers.trust(() => false);
    await ask("missed");
    expect(await ask("missed")).toBe(2);
  });

  it("keeps no failure", async () => {
    const fail = () => Promise.reject(new Error("no answer"));
    await expect(remembered(["catalog"], "failed", fail)).rejects.toThrow("no answer");
    expect(await ask("failed")).toBe(1);
  });
});
