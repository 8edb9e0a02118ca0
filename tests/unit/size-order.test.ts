import { describe, expect, it } from "vitest";

import { selectFilterChoices } from "@/lib/products/filters/choice-rules";
import { STANDARD_SIZES } from "@/lib/products/filters/option-value-rules";
import { compareSizes } from "@/lib/products/filters/size-order-rules";

const sortReversed = (values: string[]) => values.toReversed().toSorted(compareSizes);
const choices = (values: string[], count: number) => values.map((value) => ({ value, count }));

describe("compareSizes", () => {
  it.each([
    [["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "One size"]],
    [["36", "37.5", "38", "100"]],
    [["50 ml", "500 ml", "1 l"]],
    [["100 g", "8 oz", "250 g", "1 lb", "1 kg"]],
    [["1 in", "40 mm", "5 cm", "58 in", "2 m"]],
    [["40 x 60 cm", "50 x 80 cm", "100 x 150 cm"]],
    [["3 months", "6-12 months", "2 years"]],
    [["M", "One size", "38", "58 in", "Ages 4–5", "EU 8", "EU 38", "S/M"]],
  ])("sorts %j", (sizes) => {
    expect(sortReversed(sizes)).toEqual(sizes);
  });

  it("sorts the known sizes as they are listed", () => {
    expect(sortReversed(STANDARD_SIZES)).toEqual(STANDARD_SIZES);
  });
});

describe("selectFilterChoices", () => {
  const rare = Array.from({ length: 15 }, (_, index) => `${index + 10} cm`);

  it("prefers known sizes to others with the same count", () => {
    const selection = selectFilterChoices("size", choices([...rare, "L", "M", "S", "XL"], 1));
    expect(selection.map(({ value }) => value)).toEqual(["S", "M", "L", "XL", ...rare.slice(0, 8)]);
  });

  it("selects sizes by count and lists them in their natural order", () => {
    const selection = selectFilterChoices("size", [
      ...choices(["24 cm", "L"], 9),
      ...choices(rare.slice(0, 10), 5),
      ...choices(["S"], 1),
    ]);
    expect(selection.map(({ value }) => value)).toEqual(["L", ...rare.slice(0, 10), "24 cm"]);
  });

  it("lists the first colors in the given order", () => {
    const colors = choices(["Red", "Blue", "Amber"], 2);
    expect(selectFilterChoices("color", colors)).toEqual(colors);
    expect(selectFilterChoices("color", choices(rare, 1))).toHaveLength(12);
  });
});
