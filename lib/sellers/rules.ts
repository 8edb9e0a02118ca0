/** The badges that a seller can earn, by what everybody can check. */
export const BADGE_TYPES = ["verified", "top_rated", "trusted"] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

/** The published figures of the badges. */
export const BADGE_RULES = {
  /** Top rated: an average of at least 4.7 over at least 10 reviews. */
  topRating: 4.7,
  topReviews: 10,
  /** Trusted: at least 25 orders that arrived. */
  trustedOrders: 25,
  /** Fewer than 2 % of the paid orders called off by the seller, or given back for damage. */
  troublePercent: 2,
  /** At least 90 % of the questions answered in time. */
  responsePercent: 90,
} as const;

/** Days over which answers are measured, and hours in which one is in time. */
export const RESPONSE_DAYS = 90;
export const RESPONSE_HOURS = 24;

/** What is counted of a seller (lib/sellers/queries/sellers). */
export type SellerPerformance = {
  isEmailVerified: boolean;
  hasPayoutAccount: boolean;
  approvedProducts: number;
  ratingCount: number;
  ratingSum: number;
  /** Parts of paid orders. */
  orders: number;
  /** Of these, delivered or completed. */
  arrived: number;
  /** Of these, called off by the seller or given back for damage. */
  troubled: number;
  pieces: number;
  /** Questions that count: answered, or asked longer ago than an answer may take. */
  asked: number;
  answeredInTime: number;
  answered: number;
  /** Hours from question to first answer, summed over `answered`. */
  answerHours: number;
};

/** The share of questions answered within 24 hours, in whole percent; null while nobody asked. */
export function responseRateOf({ asked, answeredInTime }: SellerPerformance): number | null {
  return asked === 0 ? null : Math.floor((answeredInTime / asked) * 100);
}

/** Hours to the first answer on average, with one decimal; null while nothing was answered. */
export function responseTimeOf({ answered, answerHours }: SellerPerformance): number | null {
  return answered === 0 ? null : Math.round((answerHours / answered) * 10) / 10;
}

/** The average of all reviews with one decimal, 0 without any. */
export function averageRatingOf({ ratingCount, ratingSum }: SellerPerformance): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
}

// In whole numbers, so that 4.7 is not missed by a rounding.
function isTopRated({ ratingCount, ratingSum }: SellerPerformance) {
  const { topRating, topReviews } = BADGE_RULES;
  return ratingCount >= topReviews && ratingSum * 10 >= ratingCount * Math.round(topRating * 10);
}

function isTrusted(measured: SellerPerformance) {
  const { orders, arrived, troubled } = measured;
  const { trustedOrders, troublePercent, responsePercent } = BADGE_RULES;
  return (
    arrived >= trustedOrders &&
    troubled * 100 < orders * troublePercent &&
    (responseRateOf(measured) ?? 0) >= responsePercent
  );
}

/** Which badges the figures earn, in their order. */
export function badgesOf(measured: SellerPerformance): BadgeType[] {
  const { isEmailVerified, hasPayoutAccount, approvedProducts } = measured;
  const earned: Record<BadgeType, boolean> = {
    verified: isEmailVerified && hasPayoutAccount && approvedProducts > 0,
    top_rated: isTopRated(measured),
    trusted: isTrusted(measured),
  };
  return BADGE_TYPES.filter((type) => earned[type]);
}
