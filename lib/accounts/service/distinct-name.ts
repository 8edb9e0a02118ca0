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

/** Words that mean nothing by themselves, and staff beside a word of those. */
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

/** The prefix of deleted accounts' names, also shown in lists. */
const deletedSkeleton = toSkeleton("Deleted user");

/** Whether a name is made of staff words and the brand alone, or looks like that of a deleted account. */
function isReservedName(name: string): boolean {
  const skeleton = toSkeleton(name);
  return (
    (wholly.test(skeleton) && anyStrong.test(skeleton)) || skeleton.startsWith(deletedSkeleton)
  );
}

/**
 * Refuses a name that only staff may have, such as "Shaafi Support".
 * @throws DomainError invalid
 */
export function requireUnreservedName(name: string) {
  if (isReservedName(name)) throw new DomainError("invalid", "nameReserved");
}

type Except = {
  /** Whose name it is to be. */
  userId?: number | null;
  /** Exactly the same name is no imitation: a taken username is refused as such, a directory entry may be a seller's. */
  isSameAllowed?: boolean;
};

/**
 * Refuses a name that looks like staff, the marketplace, an existing seller or a store. Two stores may have exactly the
 * same name.
 * @throws DomainError invalid
 */
export async function requireDistinctName(
  name: string,
  { userId = null, isSameAllowed = false }: Except = {},
) {
  requireUnreservedName(name);
  const nameSkeleton = toSkeleton(name);
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
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
    sellers.some(({ id, username }) => id !== userId && !(isSameAllowed && isSame(username))) ||
    stores.some(({ sellerId, storeName }) => sellerId !== userId && !isSame(storeName));
  if (isImitation) throw new DomainError("invalid", "nameReserved");
}
