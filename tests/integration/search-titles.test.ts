import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { fillTitleTexts } from "@/lib/products/jobs";
import { createProduct } from "../support/factories";
import { find, sell } from "../support/search";

const titleTextOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).titleText;

async function sellTranslated(title: string, translatedTitle: string, description: string) {
  const { id } = await createProduct({ title, category: "coffee" });
  await db.product.update({ where: { id }, data: { description } });
  await db.productTranslation.create({
    data: { productId: id, locale: "so", title: translatedTitle },
  });
  return id;
}

describe("the rank of a search", () => {
  beforeAll(async () => {
    await sell("Kettle", "A kettle for zarfa and nothing else.");
    await sellTranslated("Small cup, hand-painted", "Koob zarfa ah", "Six ounces.");
    await sell("Zarfaline dye");
    await sell("Large zarfa stand");
    await sellTranslated("Stand of brass", "Zarfa naxaas ah", "Polished.");
  });

  it("puts titles that begin with the words first, in any language, then whole words in titles", async () => {
    expect(await find("zarfa")).toEqual([
      "Stand of brass",
      "Zarfaline dye",
      "Large zarfa stand",
      "Small cup, hand-painted",
      "Kettle",
    ]);
  });

  it("puts titles that name the product before those that name its purpose or addition", async () => {
    await sell("Roast for the mukhbaza");
    await sell("Tray with mukhbaza");
    await sell("Spoon", "Fits any mukhbaza.");
    await sell("Black mukhbaza with lid");

    const [first, ...others] = await find("mukhbaza");
    expect(first).toBe("Black mukhbaza with lid");
    expect(others.toSorted()).toEqual(["Roast for the mukhbaza", "Spoon", "Tray with mukhbaza"]);
    expect(others.at(-1)).toBe("Spoon");
  });

  it("does not take the words after a title for a part of it", async () => {
    const { id } = await createProduct({ title: "Qumbe, of silver, 2 oz", category: "coffee" });

    expect(await titleTextOf(id)).toBe("| qumbe of silver 2 oz |");
  });
});

describe("fillTitleTexts", () => {
  it("fills the title texts that rows of the previous version lack", async () => {
    const id = await sellTranslated("Lamp", "Siraad", "Of brass.");
    await db.product.update({ where: { id }, data: { titleText: "" } });

    expect(await fillTitleTexts()).toBe(1);
    expect(await fillTitleTexts()).toBe(0);
    expect(await titleTextOf(id)).toBe("| lamp | siraad |");
  });
});
