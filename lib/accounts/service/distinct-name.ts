import "server-only";

import { DomainError } from "@/lib/core/errors";
import { BRAND_SHORT } from "@/lib/core/site";
import { toSkeleton } from "@/lib/core/skeleton";
import { db } from "@/lib/db/client";

/** Words reserved for the marketplace's own staff. */
const STAFF = [
  "admin",
  "administrator",
  "moderator",
  "mod",
  "official",
  "staff",
  "support",
  "system",
  "security",
  "root",
  "helpdesk",
  "webmaster",
];

/** Generic words, reserved only in combination with staff words. */
const AROUND = [
  "marketplace",
  "market",
  "team",
  "help",
  "service",
  "customer",
  "seller",
  "account",
  "payments",
  "pay",
  "refund",
  "billing",
  "care",
  "center",
  "centre",
  "desk",
  "trust",
  "safety",
  "store",
  "shop",
  "tm",
  "and",
  "the",
];

const strong = [...STAFF, BRAND_SHORT].map(toSkeleton);
const every = [...strong, ...AROUND.map(toSkeleton)];
const wholly = new RegExp(`^(?:(?:${every.join("|")})s?|[lo2-9])+$`);
const anyStrong = new RegExp(strong.join("|"));

/** Prefix of deleted accounts' names, also visible in lists. */
const deletedSkeleton = toSkeleton("Deleted user");

/** Returns whether a name consists of staff words and the brand only, or resembles that of a deleted account. */
function isReservedName(name: string): boolean {
  const skeleton = toSkeleton(name);
  return (
    (wholly.test(skeleton) && anyStrong.test(skeleton)) || skeleton.startsWith(deletedSkeleton)
  );
}

/** Refuses a name reserved for staff, such as "Shaafi Support". @throws DomainError invalid */
export function requireUnreservedName(name: string) {
  if (isReservedName(name)) throw new DomainError("invalid", "nameReserved");
}

type Except = {
  /** User that takes the name. */
  userId?: number | null;
  /**
   * Allows an identical name: a taken username is refused elsewhere, and a directory entry may belong to the seller.
   */
  isSameAllowed?: boolean;
};

/**
 * Refuses a name that resembles staff, the marketplace, an existing seller or a store. Two stores may have identical
 * names.
 * @throws DomainError invalid
 */
export async function requireDistinctName(
  name: string,
  { userId = null, isSameAllowed = false }: Except = {},
) {
  requireUnreservedName(name);
  const nameSkeleton = toSkeleton(name);
  const isEqualName = (other: string) => other.toLowerCase() === name.toLowerCase();
  const [sellers, stores] = await Promise.all([
    db.user.findMany({
      where: { nameSkeleton, role: "seller", deletedAt: null },
      select: { id: true, username: true },
      take: 10,
    }),
    db.storefront.findMany({
      where: { nameSkeleton },
      select: { sellerId: true, storeName: true },
      take: 10,
    }),
  ]);
  const isImitation =
    sellers.some(
      ({ id, username }) => id !== userId && !(isSameAllowed && isEqualName(username)),
    ) || stores.some(({ sellerId, storeName }) => sellerId !== userId && !isEqualName(storeName));
  if (isImitation) throw new DomainError("invalid", "nameReserved");
}
