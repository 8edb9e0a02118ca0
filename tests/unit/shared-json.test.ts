import { describe, expect, it, vi } from "vitest";

import { shareJson, toJson } from "@/lib/core/shared-json";

describe("toJson", () => {
  it("returns the JSON of any value", () => {
    for (const value of [null, "text", 3, true, {}, { a: [1, null] }, [], [null, "b", { c: 1 }]]) {
      expect(toJson(value)).toBe(JSON.stringify(value));
    }
    expect(toJson([undefined, 1])).toBe("[null,1]");
  });

  it("serializes a shared value once, alone and in lists", () => {
    const toJSON = vi.fn(() => ({ id: 7 }));
    const product = shareJson({ toJSON });

    expect([toJson(product), toJson([product, product]), toJson([{ id: 8 }, product])]).toEqual([
      '{"id":7}',
      '[{"id":7},{"id":7}]',
      '[{"id":8},{"id":7}]',
    ]);
    expect(toJSON).toHaveBeenCalledTimes(1);
  });

  it("serializes every other value each time", () => {
    const counter = { count: 1 };
    const first = toJson(counter);
    counter.count = 2;

    expect([first, toJson(counter)]).toEqual(['{"count":1}', '{"count":2}']);
  });
});
