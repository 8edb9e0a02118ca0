import { describe, expect, it } from "vitest";

import { reportTextSchema } from "@/lib/moderation/schema";
import { reviewReplySchema, reviewSchema } from "@/lib/reviews/schema";
import messages from "@/messages/en.json";

const words = { rating: 4, title: "Good coffee", comment: "It tastes of the hills of Harar." };

describe("schemas of reviews", () => {
  const sentenceOf = (key = "") => messages.validation[key as keyof typeof messages.validation];

  it.each([
    [{ rating: 0 }, "Please select a rating"],
    [{ rating: 6 }, "Please select a rating"],
    [{ rating: 2.5 }, "Please select a rating"],
    [{ rating: "5" }, "Please select a rating"],
    [{ rating: undefined }, "Please select a rating"],
    [{ title: "Good" }, "Title must be at least 5 characters"],
    [{ title: undefined }, "Title must be at least 5 characters"],
    [{ comment: "Nineteen characters" }, "Review must be at least 20 characters"],
    [{ comment: `${" ".repeat(20)}Nice.` }, "Review must be at least 20 characters"],
  ])("refuse %j with its message", (broken, sentence) => {
    const parsed = reviewSchema.safeParse({ productId: 1, ...words, ...broken });

    expect(sentenceOf(parsed.error?.issues[0]?.message)).toBe(sentence);
  });

  it("accept exactly 5 and 20 characters", () => {
    const shortest = { productId: 1, rating: 1, title: "Title", comment: "Twenty characters ok" };

    expect(reviewSchema.parse(shortest)).toEqual(shortest);
  });

  it("require five characters of a reply and of a reason", () => {
    const input = { id: 1, text: "No." };

    expect(sentenceOf(reviewReplySchema.safeParse(input).error?.issues[0]?.message)).toBe(
      "Answer must be at least 5 characters",
    );
    expect(sentenceOf(reportTextSchema.safeParse(input).error?.issues[0]?.message)).toBe(
      "Reason must be at least 5 characters",
    );
  });
});
