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

const found = (query: string) =>
  searchFaq(CATEGORIES, query).map(({ key, items }) => [key, ...items.map((one) => one.key)]);

describe("findQuestions", () => {
  it("returns all questions for an empty search", () => {
    expect(found("")).toEqual([
      ["pay", "how", "cost"],
      ["send", "when"],
    ]);
    expect(found("  ")).toHaveLength(2);
  });

  it("searches question and answer, regardless of case, accents and spaces", () => {
    expect(found(" CARD ")).toEqual([["pay", "how"]]);
    expect(found("sóon")).toEqual([["send", "when"]]);
    expect(found("pay?")).toEqual([["pay", "how"]]);
    expect(found("$29")).toEqual([["pay", "cost"]]);
    expect(found("በርበሬ")).toEqual([["pay", "cost"]]);
  });

  it("omits categories without a match", () => {
    expect(found("card")).toHaveLength(1);
    expect(found("nothing of the kind")).toEqual([]);
    expect(found("%%%")).toEqual([]);
  });
});
