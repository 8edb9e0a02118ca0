import { describe, expect, it } from "vitest";

import { createMemoryCache } from "@/lib/cache/memory-cache.mjs";

describe("createMemoryCache", () => {
  it("evicts the least recently used entry when it is full", () => {
    const memory = createMemoryCache(1_000);
    const page = (text: string) => ({ html: text.repeat(300) });
    memory.set("one", page("1"));
    memory.set("two", page("2"));
    expect(memory.get("two")).toBeTruthy();
    memory.set("three", page("3"));

    expect(["one", "two", "three"].map((key) => memory.get(key) !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
