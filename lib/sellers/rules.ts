/** Badges that a seller can earn, by criteria that are public. */
export const EARNED_BADGES = ["verified", "top_rated", "trusted"] as const;

/** All badges; an admin gives "other", with a reason. */
export const BADGE_TYPES = [...EARNED_BADGES, "other"] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

/** Published thresholds of the badges. */
export const BADGE_RULES = {
  /** Top rated: an average of at least 4.7 over at least 10 reviews. */
  topRating: 4.7,
  topReviews: 10,
  /** Trusted: at least 25 delivered orders. */
  trustedOrders: 25,
  /** Fewer than 2 % of the paid orders cancelled by the seller, or refunded for damage. */
  troublePercent: 2,
  /** At least 90 % of the questions answered in time. */
  responsePercent: 90,
} as const;

/** Days over which response times are measured, and hours within which a reply is in time. */
export const RESPONSE_DAYS = 90;
export const RESPONSE_HOURS = 24;

/** Counts behind a seller's statistics (lib/sellers/queries/performance). */
export type SellerPerformance = {
  isEmailVerified: boolean;
  hasPayoutAccount: boolean;
  approvedProducts: number;
  ratingCount: number;
  ratingSum: number;
  /** Seller orders of paid orders. */
  orders: number;
  /** Of these, delivered or completed. */
  arrived: number;
  /** Of these, cancelled by the seller or refunded for damage. */
  troubled: number;
  units: number;
  /** Questions that count: answered, or older than the time limit of a reply. */
  questions: number;
  timelyReplies: number;
  replies: number;
  /** Hours from question to first reply, summed over `replies`. */
  replyHours: number;
  /** Reason of the badge that an admin gave; null without one. */
  grantedReason: string | null;
};

/** Returns the share of questions answered within 24 hours, in whole percent; null without questions. */
export function responseRateOf({ questions, timelyReplies }: SellerPerformance): number | null {
  return questions === 0 ? null : Math.floor((timelyReplies / questions) * 100);
}

/** Returns the average hours to the first reply, with one decimal; null without replies. */
export function responseTimeOf({ replies, replyHours }: SellerPerformance): number | null {
  return replies === 0 ? null : Math.round((replyHours / replies) * 10) / 10;
}

/** Returns the average rating with one decimal, 0 without reviews. */
export function averageRatingOf({ ratingCount, ratingSum }: SellerPerformance): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
}

// Integer arithmetic, so that rounding does not miss exactly 4.7.
function isTopRated({ ratingCount, ratingSum }: SellerPerformance) {
  const { topRating, topReviews } = BADGE_RULES;
  return ratingCount >= topReviews && ratingSum * 10 >= ratingCount * Math.round(topRating * 10);
}

function isTrusted(performance: SellerPerformance) {
  const { orders, arrived, troubled } = performance;
  const { trustedOrders, troublePercent, responsePercent } = BADGE_RULES;
  return (
    arrived >= trustedOrders &&
    troubled * 100 < orders * troublePercent &&
    (responseRateOf(performance) ?? 0) >= responsePercent
  );
}

/** Returns the earned badges and the one that an admin gave, in their order. */
export function badgesOf(performance: SellerPerformance): BadgeType[] {
  const { isEmailVerified, hasPayoutAccount, approvedProducts, grantedReason } = performance;
  const isEarned: Record<BadgeType, boolean> = {
    verified: isEmailVerified && hasPayoutAccount && approvedProducts > 0,
    top_rated: isTopRated(performance),
    trusted: isTrusted(performance),
    other: grantedReason !== null,
  };
  return BADGE_TYPES.filter((type) => isEarned[type]);
}
