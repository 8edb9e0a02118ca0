import { beforeAll, describe, expect, it } from "vitest";

import { find, sell } from "../support/search";

describe("searches in another spelling", () => {
  beforeAll(async () => {
    await sell("Red wool scarf");
    await sell("Two scarves for winter");
    await sell("Women's sandals");
    await sell("A woman's belt");
    await sell("Banana leaf wrap");
    await sell("Curry leaves");
    await sell("Painted dish");
    await sell("Set of dishes");
    await sell("Himbasha loaf");
    await sell("Two loaves of dabo");
    await sell("Tea with a flavor of mint");
    await sell("Mint flavour drops");
    await sell("Cardamom 250 g");
    await sell("Cumin 250g");
    await sell("Cloves 500g");
    await sell("Baby basket, 3-in-1");
    await sell("Basket that 3 people carry in 1 hand");
    await sell("Silver necklace");
  });

  it.each([
    ["scarf", "scarves"],
    ["women's", "womens"],
    ["woman", "women"],
    ["leaf", "leaves"],
    ["dish", "dishes"],
    ["loaf", "loaves"],
    ["flavor", "flavour"],
    ["250 g", "250g"],
    ["500 g", "500g"],
  ])("find the same products for %s and %s", async (spelling, otherSpelling) => {
    const titles = (await find(spelling)).toSorted();
    expect(titles.length).toBeGreaterThan(0);
    expect((await find(otherSpelling)).toSorted()).toEqual(titles);
  });

  it("rank a title with all words in their order first", async () => {
    expect((await find("3-in-1"))[0]).toBe("Baby basket, 3-in-1");
  });

  it("ignore the person for whom something is bought", async () => {
    expect(await find("necklace for mom")).toEqual(["Silver necklace"]);
    expect(await find("a necklace for my mother")).toEqual(["Silver necklace"]);
  });
});
