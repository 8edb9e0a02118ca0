import { describe, expect, it } from "vitest";

import { applyChanges, createContent, isEqualContent } from "@/lib/products/revision-content";
import { alignAlts, listImages } from "@/lib/products/rules";
import { productSchema } from "@/lib/products/schema";
import { FORM } from "../support/product-form";

const TEXTS = { title: "Mesob", description: "A woven basket.", category: "crafts" } as const;
const BASE = createContent({
  ...TEXTS,
  imageUrl: "/a.svg",
  images: ["/b.svg"],
  imageAlts: ["With its lid", "Seen from above"],
});

describe("listImages", () => {
  it("returns the cover first, each image once, and an empty text where there is none", () => {
    const images = {
      imageUrl: "/a.svg",
      images: ["/b.svg", "/a.svg"],
      imageAlts: ["With its lid"],
    };

    expect(listImages(images)).toEqual([
      { src: "/a.svg", alt: "With its lid" },
      { src: "/b.svg", alt: "" },
    ]);
  });
});

describe("alignAlts", () => {
  it("moves each text with its image and leaves that of a new image empty", () => {
    const before = [
      { src: "/a.svg", alt: "With its lid" },
      { src: "/b.svg", alt: "Seen from above" },
    ];

    expect(alignAlts(["/b.svg", "/c.svg"], before)).toEqual(["Seen from above", ""]);
  });
});

describe("the alt texts of a product's content", () => {
  it("follow their images if an edit does not give them", () => {
    const content = applyChanges(BASE, { ...TEXTS, imageUrl: "/b.svg", images: ["/a.svg"] });

    expect(content.imageAlts).toEqual(["Seen from above", "With its lid"]);
    expect(isEqualContent(BASE, applyChanges(BASE, { ...TEXTS, imageUrl: "/a.svg" }))).toBe(true);
  });

  it("are never more than the images, and end with the last one that has a text", () => {
    const input = { ...TEXTS, imageUrl: "/a.svg", images: ["/b.svg"] };

    expect(createContent({ ...input, imageAlts: ["", "", "Third"] }).imageAlts).toEqual([]);
    expect(createContent({ ...input, imageAlts: ["First", ""] }).imageAlts).toEqual(["First"]);
  });
});

describe("productSchema", () => {
  const accepts = (imageAlts: unknown) => productSchema.safeParse({ ...FORM, imageAlts }).success;

  it("accepts up to five alt texts of up to 200 characters on one line", () => {
    expect(accepts(["", "x".repeat(200), "ምስል", "صورة", "Sawir"])).toBe(true);
    expect(accepts(["x".repeat(201)])).toBe(false);
    expect(accepts(Array.from({ length: 6 }, () => "x"))).toBe(false);
    expect(accepts(["one\u0000"])).toBe(false);
    expect(accepts([null])).toBe(false);
  });
});
