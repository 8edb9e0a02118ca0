import { describe, expect, it } from "vitest";

import {
  addViewed,
  MAX_VIEWED,
  readViewed,
  type ViewedProduct,
  withoutUnavailable,
} from "@/lib/recently-viewed/rules";

function product(id: number): ViewedProduct {
  return { id, title: `Product ${id}`, price: "12.50", imageUrl: "/a.svg" };
}

function idsAfter(...viewedIds: number[]) {
  const items = viewedIds.reduce<ViewedProduct[]>((list, id) => addViewed(list, product(id)), []);
  return items.map(({ id }) => id);
}

describe("recently viewed products", () => {
  it("are sorted newest first", () => {
    expect(idsAfter(1, 2, 3)).toEqual([3, 2, 1]);
  });

  it("move to the front when viewed again", () => {
    expect(idsAfter(1, 2, 3, 1)).toEqual([1, 3, 2]);
  });

  it("are limited to ten", () => {
    expect(idsAfter(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it("exclude products that the server does not find, but none viewed meanwhile", () => {
    const items = [product(4), product(3), product(2), product(1)];

    expect(withoutUnavailable(items, [1, 2, 3], [3, 1])).toEqual([
      product(4),
      product(3),
      product(1),
    ]);
    expect(withoutUnavailable(items, [1, 2, 3, 4], [])).toEqual([]);
  });

  it("have the latest price and title", () => {
    const items = addViewed([product(1)], { ...product(1), price: "9.00" });

    expect(items).toEqual([{ ...product(1), price: "9.00" }]);
  });

  it("are parsed from their stored value, ten at most", () => {
    const many = Array.from({ length: 12 }, (_, index) => product(index + 1));

    expect(readViewed(JSON.stringify(many))).toEqual(many.slice(0, MAX_VIEWED));
  });

  it.each([null, "", "{", "{}", "7", '[{"id":0}]', '[{"id":1,"title":2}]', "[null]"])(
    "are empty for the stored value %j",
    (json) => {
      expect(readViewed(json)).toEqual([]);
    },
  );
});
