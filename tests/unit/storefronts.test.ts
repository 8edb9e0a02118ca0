import { describe, expect, it } from "vitest";

import {
  isDay,
  isSlug,
  slugCandidates,
  slugOf,
  toProfileLink,
  vacationNotice,
} from "@/lib/storefronts/rules";
import { storefrontSchema } from "@/lib/storefronts/schema";

describe("the address of a store", () => {
  it.each([
    ["Hodan Textiles", "hodan-textiles"],
    ["  Buna & Bloom ", "buna-and-bloom"],
    ["Café Ñandú", "cafe-nandu"],
    ["Hodan’s Cloth", "hodans-cloth"],
    ["Øst—West // Æther", "ost-west-aether"],
    ["ሃረር ቡና", "store-12"],
    ["متجر أمينة", "store-12"],
    ["ሃረር Coffee", "coffee"],
    ["../../etc/passwd", "etc-passwd"],
    ["<script>", "script"],
    ["admin", "store-12"],
    ["API", "store-12"],
    ["Store", "store-12"],
    ["!", "store-12"],
  ])("is derived from %j as %s", (name, slug) => {
    expect(slugOf(name, 12)).toBe(slug);
  });

  it("is short, like every alternative", () => {
    const all = slugCandidates("a-very-long-name ".repeat(20), 2_147_483_647);

    expect(new Set(all).size).toBe(all.length);
    for (const slug of all) expect(isSlug(slug), slug).toBe(true);
  });

  it.each(["", "a", "Hodan", "a--b", "-a", "a-", "a/b", "ሃረር", `${"a".repeat(61)}`])(
    "is not valid as %j",
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );
});

describe("toProfileLink", () => {
  it.each([
    ["instagram", "@hodan.textiles", "https://instagram.com/hodan.textiles"],
    ["instagram", "hodan_textiles", "https://instagram.com/hodan_textiles"],
    ["instagram", "http://www.instagram.com/hodan/?hl=en", "https://www.instagram.com/hodan"],
    ["instagram", "instagram.com/hodan", "https://instagram.com/hodan"],
    [
      "facebook",
      "https://facebook.com/profile.php?id=42&x=1",
      "https://facebook.com/profile.php?id=42",
    ],
    [
      "facebook",
      "https://www.facebook.com/people/Hodan/100012",
      "https://www.facebook.com/people/Hodan/100012",
    ],
    ["twitter", "https://twitter.com/hodan", "https://twitter.com/hodan"],
    ["twitter", "@hodan", "https://x.com/hodan"],
  ] as const)("converts on %s %s to %s", (network, value, link) => {
    expect(toProfileLink(network, value)).toBe(link);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/x",
    "https://evil.example/hodan",
    "https://instagram.com.evil.example/hodan",
    "https://user:pw@instagram.com/hodan",
    "https://instagram.com:8443/hodan",
    "https://instagram.com/",
    'https://instagram.com/"onclick=x',
    "two words",
    "",
  ])("refuses %j", (value) => {
    expect(toProfileLink("instagram", value)).toBeNull();
  });
});

describe("vacationNotice", () => {
  const vacation = { vacationFrom: "2026-12-24", vacationUntil: "2026-12-31" };

  it.each([
    ["2026-12-16", null],
    ["2026-12-17", false],
    ["2026-12-23", false],
    ["2026-12-24", true],
    ["2026-12-31", true],
    ["2027-01-01", null],
  ])("is shown on %s: %s", (today, isAway) => {
    expect(vacationNotice(vacation, today)?.isAway ?? null).toBe(isAway);
  });

  it("names the day on which orders are shipped again", () => {
    expect(vacationNotice(vacation, "2026-12-25")?.sendsFrom).toBe("2027-01-01");
  });

  it("is null without both dates", () => {
    expect(vacationNotice({ vacationFrom: null, vacationUntil: null }, "2026-12-25")).toBeNull();
  });

  it.each([
    ["2026-02-28", true],
    ["2026-02-30", false],
    ["2028-02-29", true],
    ["26-02-01", false],
    ["2026-2-1", false],
    ["0001-01-01", false],
  ])("accepts %s as a date: %s", (day, is) => {
    expect(isDay(day)).toBe(is);
  });
});

describe("storefrontSchema", () => {
  const content = { storeName: "Hodan Textiles", description: "Cloth from Hargeisa." };
  const broken = (input: object) => {
    const result = storefrontSchema.safeParse({ ...content, ...input });
    return result.success ? null : result.error.issues[0]?.message;
  };

  it.each([
    [{ storeName: "H" }, "storeNameRequired"],
    [{ storeName: "   " }, "storeNameRequired"],
    [{ storeName: undefined }, "storeNameRequired"],
    [{ storeName: 5 }, "storeNameRequired"],
    [{ description: "Too short" }, "descriptionShort"],
    [{ description: undefined }, "descriptionShort"],
    [{ primaryColor: "D97706" }, "colorInvalid"],
    [{ primaryColor: "#D9770" }, "colorInvalid"],
    [{ primaryColor: "#D9770G" }, "colorInvalid"],
    [{ primaryColor: null }, "colorInvalid"],
    [{ tagline: "x".repeat(101) }, "taglineLong"],
    [{ website: "hodan.example" }, "urlInvalid"],
    [{ website: "javascript:alert(1)" }, "urlInvalid"],
    [{ bannerImageUrl: "data:image/png;base64,AAAA" }, "imageUrlInvalid"],
    [{ logoImageUrl: "//evil.example/x.png" }, "imageUrlInvalid"],
    [{ socialMedia: { facebook: "https://evil.example" } }, "socialInvalid"],
    [{ vacationFrom: "2026-12-24" }, "vacationHalf"],
    [{ vacationFrom: "2026-12-24", vacationUntil: "2026-12-23" }, "vacationOrder"],
    [{ vacationFrom: "soon", vacationUntil: "2026-12-23" }, "dateInvalid"],
    [{ storeName: "Hodan\u202Eslitxet" }, "invalid"],
    [{ storeName: "x".repeat(201) }, "invalid"],
  ])("refuses %j: %s", (input, key) => {
    expect(broken(input)).toBe(key);
  });

  it("accepts a tagline of exactly 100 characters and a color in either case", () => {
    expect(broken({ tagline: "x".repeat(100), primaryColor: "#abcDEF" })).toBeNull();
  });

  it("clears empty texts and leaves missing fields", () => {
    const parsed = storefrontSchema.parse({
      ...content,
      website: "",
      bannerImageUrl: "",
      tagline: null,
      socialMedia: { instagram: "" },
    });

    expect(parsed).toEqual({
      ...content,
      website: null,
      bannerImageUrl: null,
      tagline: null,
      socialMedia: { instagram: null },
    });
  });

  it("drops fields that only the server sets", () => {
    const parsed = storefrontSchema.parse({
      ...content,
      isPublished: true,
      urlSlug: "mine",
      sellerId: 1,
    });

    expect(parsed).toEqual(content);
  });
});
