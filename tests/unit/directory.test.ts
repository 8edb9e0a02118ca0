import { describe, expect, it } from "vitest";

import {
  APPLICATION_CATEGORIES,
  BUSINESS_CATEGORIES,
  CARD_CATEGORIES,
  cardCategory,
  categoriesUnder,
} from "@/lib/directory/categories";
import {
  closedDays,
  DAYS,
  groupHours,
  hoursSchema,
  openingHoursSpecification,
  readHours,
} from "@/lib/directory/hours";
import { directoryHref, isFiltered, NO_FILTER, readFilter } from "@/lib/directory/rules";
import {
  businessApplicationSchema,
  businessSearchSchema,
  claimSchema,
  listingContentSchema,
  readListing,
  toListing,
} from "@/lib/directory/schema";
import messages from "@/messages/en.json";
import { LISTED } from "@/prisma/seed/content/directory";

const BUSINESS = {
  name: "Halwo Kitchen",
  description: "Goat, rice and bananas.",
  category: "restaurants",
  address: "420 Cedar Ave S",
  phone: "612 555 0100",
} as const;

const at = (day: (typeof DAYS)[number], opens = "09:00", closes = "18:00") => ({
  day,
  opens,
  closes,
});

describe("categories of the directory", () => {
  it("are the twelve cards in order", () => {
    expect(CARD_CATEGORIES).toEqual(
      "restaurants, barbershops, coffee-shops, travel-agencies, contractors, retail, healthcare, religious, professional-services, real-estate, auto-repair, education".split(
        ", ",
      ),
    );
  });

  it.each([
    ["independent-contractors", "contractors"],
    ["grocery-stores", "retail"],
    ["textiles-fashion", "retail"],
    ["arts-crafts", "retail"],
    ["health-wellness", "healthcare"],
    ["religious", "religious"],
    ["coffee-shops", "coffee-shops"],
  ] as const)("place %s under the card %s", (category, card) => {
    expect(cardCategory(category)).toBe(card);
    expect(categoriesUnder(card)).toContain(category);
  });

  it("are under exactly one card each", () => {
    const cardCategories = CARD_CATEGORIES.flatMap(categoriesUnder);
    expect(cardCategories.toSorted()).toEqual(BUSINESS_CATEGORIES.toSorted());
  });

  it("have a translated name each", () => {
    expect(Object.keys(messages.directory.category).toSorted()).toEqual(
      BUSINESS_CATEGORIES.toSorted(),
    );
  });

  it("reserve religious and education for staff", () => {
    for (const category of ["religious", "education", "retail"]) {
      expect(APPLICATION_CATEGORIES).not.toContain(category);
      expect(businessApplicationSchema.safeParse({ ...BUSINESS, category }).success).toBe(false);
    }
  });
});

describe("opening hours", () => {
  it("are sorted by weekday and may end the next morning", () => {
    const hours = hoursSchema.parse([at("sunday"), at("monday", "18:00", "01:00")]);
    expect(hours.map(({ day }) => day)).toEqual(["monday", "sunday"]);
  });

  it.each([
    [[{ day: "someday", opens: "09:00", closes: "18:00" }]],
    [[at("monday", "9:00")]],
    [[at("monday", "24:00")]],
    [[at("monday", "09:00", "09:00")]],
    [[at("monday", "")]],
    [[at("monday"), at("monday", "20:00", "22:00")]],
    ["always"],
    [{ monday: "9-5" }],
  ])("refuse the value %j", (hours) => {
    expect(hoursSchema.safeParse(hours).success).toBe(false);
    expect(readHours(hours)).toBeNull();
  });

  it("are grouped by equal days, with the closed days", () => {
    const week = DAYS.slice(0, 5).map((day) => at(day));
    const hours = [...week, at("saturday", "10:00", "14:00")];
    expect(groupHours(hours).map(({ first, last }) => `${first.day}-${last.day}`)).toEqual([
      "monday-friday",
      "saturday-saturday",
    ]);
    expect(groupHours([at("monday"), at("wednesday")])).toHaveLength(2);
    expect(closedDays(hours)).toEqual(["sunday"]);
  });

  it("convert to schema.org", () => {
    expect(openingHoursSpecification([at("monday")])).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Monday",
        opens: "09:00",
        closes: "18:00",
      },
    ]);
  });
});

describe("businessApplicationSchema and claimSchema", () => {
  it("drop unknown fields and fields of the admin", () => {
    const input = { ...BUSINESS, isActive: true, isVerified: true, ownerId: 1, status: "approved" };
    expect(businessApplicationSchema.parse(input)).toEqual(BUSINESS);
  });

  it("return every field of a listing", () => {
    const read = businessApplicationSchema.parse({
      ...BUSINESS,
      email: "",
      hours: [],
      languages: ["en", "so", "en"],
    });
    const listing = toListing(read);
    expect(listing).toEqual({
      ...BUSINESS,
      email: null,
      website: null,
      imageUrl: null,
      hours: null,
      languages: ["so", "en"],
    });
    expect(readListing(JSON.parse(JSON.stringify(listing)))).toEqual(listing);
  });

  it.each([
    [{ languages: ["fr"] }],
    [{ languages: "so" }],
    [{ hours: "always" }],
    [{ website: "javascript:alert(1)" }],
    [{ imageUrl: "data:image/png;base64,AAAA" }],
    [{ name: "H\u202Ealwo" }],
  ])("refuse %j", (broken) => {
    expect(businessApplicationSchema.safeParse({ ...BUSINESS, ...broken }).success).toBe(false);
  });

  it("require a text of proof for a claim", () => {
    const short = claimSchema.safeParse({ id: 1, text: "It is mine." });
    const key = short.error?.issues[0]?.message as keyof typeof messages.validation;
    expect(messages.validation[key]).toBe("Please write at least 20 characters");
    expect(claimSchema.safeParse({ id: "1", text: "x".repeat(20) }).success).toBe(false);
  });
});

describe("readFilter and directoryHref", () => {
  it("parse an address and write it again", () => {
    const filter = readFilter({
      name: " Halwo & Co ",
      location: "Cedar",
      category: "retail",
      page: "3",
    });
    expect(filter).toEqual({ name: "Halwo & Co", location: "Cedar", category: "retail", page: 3 });
    expect(directoryHref(filter)).toBe(
      "/business-directory?name=Halwo+%26+Co&location=Cedar&category=retail&page=3",
    );
    expect(directoryHref()).toBe("/business-directory");
  });

  it("use the card of a category and ignore invalid values", () => {
    expect(readFilter({ category: "grocery-stores" }).category).toBe("retail");
    const nonsense = { category: "casinos", page: "-1", name: "", location: "  " };
    expect(readFilter(nonsense)).toEqual(NO_FILTER);
    expect(readFilter({ page: "1e9" }).page).toBe(1);
    expect(isFiltered(NO_FILTER)).toBe(false);
    expect(isFiltered({ ...NO_FILTER, location: "x" })).toBe(true);
  });

  it("accept empty values of the API as none", () => {
    expect(businessSearchSchema.parse({ name: "", category: "" })).toMatchObject({
      name: "",
      category: "",
      limit: 100,
      offset: 0,
    });
    expect(businessSearchSchema.safeParse({ category: "casinos" }).success).toBe(false);
  });
});

describe("LISTED demo businesses", () => {
  it("are 24 or more over all cards, each with fields valid for an owner", () => {
    expect(LISTED.length).toBeGreaterThanOrEqual(24);
    const cardCategories = LISTED.map(({ category }) => cardCategory(category));
    expect([...new Set(cardCategories)].toSorted()).toEqual(CARD_CATEGORIES.toSorted());
    for (const business of LISTED) {
      expect(listingContentSchema.safeParse(business).error?.issues, business.name).toBeUndefined();
    }
    expect(new Set(LISTED.map(({ phone }) => phone)).size).toBe(LISTED.length);
  });
});
