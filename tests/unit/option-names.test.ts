import { describe, expect, it } from "vitest";

import { optionKindsOf, optionNameOf } from "@/lib/product-import/option-names";
import am from "@/messages/am.json";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import om from "@/messages/om.json";
import so from "@/messages/so.json";

describe("optionKindsOf", () => {
  it.each(Object.entries({ en, so, om, am, ar }))(
    "recognizes the names of the interface in %s",
    (_, { catalog }) => {
      const { option, facts } = catalog;
      const { size, color, grind, weight } = option;
      expect(optionKindsOf([size, color, grind])).toEqual(["size", "color", "grind"]);
      expect(optionKindsOf([weight, facts.name.size, facts.name.grind])).toEqual([
        "weight",
        "size",
        "grind",
      ]);
      expect(optionKindsOf([option.material, facts.weight])).toEqual(["other", "weight"]);
    },
  );

  it.each([
    ["COLOUR", "color"],
    [" Sizes: ", "size"],
    ["Cólor", "color"],
    ["MIDAB", "color"],
    ["Cabbir", "size"],
    ["hammā", "size"],
    ["لَوْن", "color"],
    ["الألوان", "color"],
    ["الحجم", "size"],
    ["Size of box", "other"],
    ["Length", "other"],
    ["", "other"],
  ])("reads “%s” as %s", (name, kind) => {
    expect(optionKindsOf([name])).toEqual([kind]);
  });

  it("returns `other` for a second option of a kind, so that an export has both names", () => {
    const names = ["Size", "Cabbir"];
    const [first, second] = optionKindsOf(names).map((kind, index) => ({
      kind,
      name: names[index] ?? "",
    }));
    expect([first, second].map((option) => option && optionNameOf(option))).toEqual(names);
  });
});
