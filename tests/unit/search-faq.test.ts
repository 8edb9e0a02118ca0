import { describe, expect, it } from "vitest";

import { searchFaq } from "@/components/info/search-faq";

const CATEGORIES = [
  {
    key: "pay",
    title: "Payment",
    items: [
      { key: "how", question: "How can I pay?", answer: "By card." },
      { key: "cost", question: "What does it cost?", answer: "$29 a month for በርበሬ." },
    ],
  },
  { key: "send", title: "Sending", items: [{ key: "when", question: "When?", answer: "Soon." }] },
];

const findKeys = (query: string) =>
  searchFaq(CATEGORIES, query).map(({ key, items }) => [key, ...items.map((item) => item.key)]);

describe("findQuestions", () => {
  it("returns all questions for an empty search", () => {
    expect(findKeys("")).toEqual([
      ["pay", "how", "cost"],
      ["send", "when"],
    ]);
    expect(findKeys("  ")).toHaveLength(2);
  });

  it("searches question and answer, regardless of case, accents and spaces", () => {
    expect(findKeys(" CARD ")).toEqual([["pay", "how"]]);
    expect(findKeys("sóon")).toEqual([["send", "when"]]);
    expect(findKeys("pay?")).toEqual([["pay", "how"]]);
    expect(findKeys("$29")).toEqual([["pay", "cost"]]);
    expect(findKeys("በርበሬ")).toEqual([["pay", "cost"]]);
  });

  it("omits categories without a match", () => {
    expect(findKeys("card")).toHaveLength(1);
    expect(findKeys("nothing of the kind")).toEqual([]);
    expect(findKeys("%%%")).toEqual([]);
  });
});
