import { describe, expect, it } from "vitest";

import { blankChart } from "@/components/products/editor/size-chart-values";
import { MAX_CHART_ROWS } from "@/lib/products/size-charts/rules";

const sizesOf = (sizes: string[]) => blankChart("Size", sizes).rows.map(([size]) => size);

describe("a new size chart", () => {
  it("has a row for each value of the product's size option", () => {
    expect(sizesOf(["S", "M", "L", "XL"])).toEqual(["S", "M", "L", "XL"]);
    expect(blankChart("Size", ["S", "M", "L"]).columns).toEqual(["Size", "", ""]);
  });

  it("has three rows at least, and as many as a chart can have at most", () => {
    expect(sizesOf(["One size"])).toEqual(["One size", "", ""]);
    expect(sizesOf(Array.from({ length: 60 }, (_, n) => `${n}`))).toHaveLength(MAX_CHART_ROWS);
  });
});
