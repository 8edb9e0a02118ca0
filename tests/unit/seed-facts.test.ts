import { describe, expect, it } from "vitest";

import { FACTS } from "@/prisma/seed/content/facts";
import { VARIED } from "@/prisma/seed/content/products/variants";

describe("the facts of seeded products", () => {
  it("name no single size of a product with several", () => {
    const contradictions = Object.entries(VARIED).flatMap(([key, { options }]) => {
      const size = FACTS[key]?.facts.size ?? "";
      return options.some(({ kind }) => kind === "size") && /one size/i.test(size) ? key : [];
    });

    expect(contradictions).toEqual([]);
  });
});
