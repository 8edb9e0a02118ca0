import { describe, expect, it } from "vitest";

import {
  averageRatingOf,
  badgesOf,
  responseRateOf,
  responseTimeOf,
  type SellerPerformance,
} from "@/lib/sellers/rules";

const NEW: SellerPerformance = {
  isEmailVerified: false,
  hasPayoutAccount: false,
  approvedProducts: 0,
  ratingCount: 0,
  ratingSum: 0,
  orders: 0,
  arrived: 0,
  troubled: 0,
  units: 0,
  questions: 0,
  timelyReplies: 0,
  replies: 0,
  replyHours: 0,
  grantedReason: null,
};

const has = (badge: string, figures: Partial<SellerPerformance>) =>
  (badgesOf({ ...NEW, ...figures }) as string[]).includes(badge);

describe("the verified badge", () => {
  const all = { isEmailVerified: true, hasPayoutAccount: true, approvedProducts: 1 };

  it.each([
    [all, true],
    [{ ...all, isEmailVerified: false }, false],
    [{ ...all, hasPayoutAccount: false }, false],
    [{ ...all, approvedProducts: 0 }, false],
  ])("is earned with %j: %s", (figures, isEarned) => {
    expect(has("verified", figures)).toBe(isEarned);
  });
});

describe("the top rated badge", () => {
  it.each([
    [{ ratingCount: 10, ratingSum: 47 }, true], // Exactly 4.7.
    [{ ratingCount: 10, ratingSum: 46 }, false],
    [{ ratingCount: 9, ratingSum: 45 }, false], // 5.0, but too few ratings.
    [{ ratingCount: 1000, ratingSum: 4699 }, false], // 4.699 is shown as 4.7 but is less.
    [{ ratingCount: 30, ratingSum: 141 }, true], // 4.7, which has no exact binary representation.
  ])("is earned with %j: %s", (figures, isEarned) => {
    expect(has("top_rated", figures)).toBe(isEarned);
  });
});

describe("the trusted badge", () => {
  const good = { orders: 100, arrived: 25, troubled: 1, questions: 10, timelyReplies: 9 };

  it.each([
    ["25 arrived, 1 % trouble, 90 % answered", good, true],
    ["one too few arrived", { ...good, arrived: 24 }, false],
    ["just 2 % trouble", { ...good, troubled: 2 }, false],
    ["a hair under 2 %", { ...good, orders: 101, troubled: 2 }, true],
    ["89.9 % answered", { ...good, questions: 1000, timelyReplies: 899 }, false],
    ["nobody asked", { ...good, questions: 0, timelyReplies: 0 }, false],
    ["no trouble at all", { ...good, troubled: 0 }, true],
  ])("is decided for %s: %#", (_, figures, isEarned) => {
    expect(has("trusted", figures)).toBe(isEarned);
  });
});

describe("a seller's figures", () => {
  it("are null without data and earn no badge", () => {
    expect(badgesOf(NEW)).toEqual([]);
    expect([responseRateOf(NEW), responseTimeOf(NEW), averageRatingOf(NEW)]).toEqual([
      null,
      null,
      0,
    ]);
  });

  it("include the response rate in whole percent, rounded down", () => {
    expect(responseRateOf({ ...NEW, questions: 3, timelyReplies: 2 })).toBe(66);
    expect(responseRateOf({ ...NEW, questions: 7, timelyReplies: 7 })).toBe(100);
    expect(responseRateOf({ ...NEW, questions: 4, timelyReplies: 0 })).toBe(0);
  });

  it("include the response time in hours with one decimal", () => {
    expect(responseTimeOf({ ...NEW, replies: 3, replyHours: 8 })).toBe(2.7);
  });

  it("earn all badges in order", () => {
    const best = {
      ...NEW,
      isEmailVerified: true,
      hasPayoutAccount: true,
      approvedProducts: 4,
      ratingCount: 10,
      ratingSum: 50,
      orders: 60,
      arrived: 50,
      questions: 2,
      timelyReplies: 2,
    };

    expect(badgesOf(best)).toEqual(["verified", "top_rated", "trusted"]);
    expect(badgesOf({ ...best, grantedReason: "Founding seller" }).at(-1)).toBe("other");
  });
});
