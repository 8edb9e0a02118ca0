import { describe, expect, it } from "vitest";

import { shrinkable, thumbnail } from "@/components/ui/image-url";
import { isPdf, isPolyglot } from "@/lib/uploads/rules";
import nextConfig from "@/next.config.mjs";

const KEY = `${"Ab-_".repeat(5)}Zz.webp`;

describe("the address of an uploaded image", () => {
  it.each([
    [`https://shop.example/uploads/${KEY}`, `/uploads/${KEY}`],
    [`http://localhost:3100/uploads/${KEY}`, `/uploads/${KEY}`],
    [`/uploads/${KEY}`, `/uploads/${KEY}`],
    ["https://app1.ufs.sh/f/abcDEF123", "https://app1.ufs.sh/f/abcDEF123"],
    ["https://utfs.io/f/abcDEF123", "https://utfs.io/f/abcDEF123"],
    ["/illustrations/mesob.svg", null],
    ["https://pictures.example/a.jpg", null],
    ["https://ufs.sh.evil.example/f/a", null],
    [`https://shop.example/uploads/../${KEY}`, null],
    [`https://shop.example/uploads/${KEY}?w=1`, null],
  ])("%s is resized as %s", (src, inner) => {
    expect(shrinkable(src)).toBe(inner);
  });

  it("is requested only in sizes and qualities that the image service supports", async () => {
    const { images } = await nextConfig("phase-development-server");
    for (const width of [34, 36, 48, 56, 76, 80, 118, 400]) {
      const address = new URL(thumbnail(`/uploads/${KEY}`, width), "http://shop.example")
        .searchParams;
      expect(images?.imageSizes).toContain(Number(address.get("w")));
      expect(images?.qualities).toEqual([Number(address.get("q"))]);
    }
    expect(thumbnail("https://pictures.example/a.jpg", 48)).toBe(
      "/illustrations/image-missing.svg",
    );
  });
});

describe("isPolyglot and isPdf", () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
  it.each([
    ["a page behind it", Buffer.from([...jpeg, ...Buffer.from("<ScRiPt>")]), true],
    ["a comment as its first segment", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x2f, 0x2a]), true],
    [
      "the letters PK and no archive",
      Buffer.from([...jpeg, ...Buffer.from("PK\u0005\u0006 no end")]),
      false,
    ],
    ["a phone's film behind it", Buffer.from([...jpeg, ...Buffer.from("....ftypmp42....")]), false],
  ])("check for a second format: %s", (_, bytes, isOther) => {
    expect(isPolyglot(bytes)).toBe(isOther);
  });

  it("recognize a PDF by its first bytes", () => {
    expect([isPdf(Buffer.from("%PDF-1.7")), isPdf(Buffer.from("\n%PDF-1.7"))]).toEqual([
      true,
      false,
    ]);
  });
});
