import type { Prisma } from "@/generated/prisma/client";
import { sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import type { TextLanguages } from "@/lib/i18n/languages";
import { toLocale } from "@/lib/i18n/locales.mjs";
import {
  averageRatingOf,
  BADGE_TYPES,
  type BadgeType,
  badgesOf,
  responseRateOf,
  responseTimeOf,
  type SellerPerformance,
} from "./rules";

export const sellerSelect = {
  id: true,
  firstName: true,
  lastName: true,
  ...sellerNameSelect,
  profileImage: true,
  city: true,
  country: true,
  bio: true,
  bioLocale: true,
  phone: true,
  showsPhone: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

/** Public data of a seller (contract.md): never an email, the phone only if the seller shows it. */
export type Seller = ReturnType<typeof toSeller>;

/** A seller for a page: the bio is in the language of the page where it has been translated. */
export type SellerProfile = Seller & { bioLanguages: TextLanguages };

export function toSeller({
  phone,
  showsPhone,
  bioLocale,
  createdAt,
  ...seller
}: Prisma.UserGetPayload<{ select: typeof sellerSelect }>) {
  return {
    ...toNamedSeller(seller),
    bioLocale: toLocale(bioLocale),
    phone: showsPhone ? phone : null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Statistics of a seller. `responseRate` in percent and `avgResponseTime` in hours, null without questions or replies;
 * `averageRating` is 0 without reviews; `totalSales` in units; `joinedAt` is ISO 8601.
 */
export type SellerStats = ReturnType<typeof toStats>;

export function toStats(performance: SellerPerformance, joinedAt: Date) {
  return {
    totalOrders: performance.orders,
    averageRating: averageRatingOf(performance),
    totalReviews: performance.ratingCount,
    responseRate: responseRateOf(performance),
    avgResponseTime: responseTimeOf(performance),
    totalSales: performance.units,
    joinedAt: joinedAt.toISOString(),
  };
}

// The API returns English texts, like those of categories; pages translate them.
const TEXTS: Record<BadgeType, { badgeName: string; badgeDescription: string }> = {
  verified: {
    badgeName: "Verified",
    badgeDescription:
      "Email confirmed, payout account connected and at least one product approved by us.",
  },
  top_rated: {
    badgeName: "Top Rated",
    badgeDescription: "An average of 4.7 or more over at least 10 reviews.",
  },
  trusted: {
    badgeName: "Trusted",
    badgeDescription:
      "At least 25 orders delivered, fewer than 2% cancelled by the seller or refunded for damage, and at least 90% of messages answered within 24 hours.",
  },
  other: { badgeName: "Recognized", badgeDescription: "" },
};

export type SellerBadge = ReturnType<typeof toBadges>[number];

/** Returns the badges of a seller; `id` is fixed per badge type. That of an admin is described by its reason. */
export function toBadges(performance: SellerPerformance) {
  return badgesOf(performance).map((badgeType) => ({
    id: BADGE_TYPES.indexOf(badgeType) + 1,
    badgeType,
    ...TEXTS[badgeType],
    ...(badgeType === "other" && { badgeDescription: performance.grantedReason ?? "" }),
    isActive: true,
  }));
}
