import { randomBytes } from "node:crypto";

import { hashPassword } from "@/lib/accounts/password";
import { toSkeleton } from "@/lib/core/skeleton";
import type { Tx } from "@/lib/db/client";
import type { Clock } from "./clock";
import { minutesAfter } from "./clock";
import { BUYERS } from "./content/buyers";
import { SELLERS } from "./content/sellers";
import type { BuyerContent, SellerContent } from "./content/types";
import { insertAll, need, reserveIds } from "./rows";

export const DEMO_SELLER_EMAIL = "seller@demo.com";

const DEMO_EMAILS = ["buyer@demo.com", DEMO_SELLER_EMAIL, "admin@demo.com"];
const DEMO_PASSWORD = "demo123";

/** Buyers joined before the first order. */
const BUYERS_SINCE_DAYS = 300;
const ADMIN_SINCE_DAYS = 360;

const ADMIN = {
  key: "admin",
  username: "Shaafi Admin",
  email: "admin@demo.com",
  firstName: "Shaafi",
  lastName: "Admin",
  city: "Minneapolis",
  country: "United States",
} satisfies BuyerContent;

type Person = {
  person: BuyerContent | SellerContent;
  role: "buyer" | "seller" | "admin";
  joinedDaysAgo: number;
};

/** Ids of all accounts by the key of the content. */
export type People = ReadonlyMap<string, number>;

function listPersons(): Person[] {
  return [
    { person: ADMIN, role: "admin", joinedDaysAgo: ADMIN_SINCE_DAYS },
    ...SELLERS.map((seller) => ({
      person: seller,
      role: "seller" as const,
      joinedDaysAgo: seller.joinedDaysAgo,
    })),
    ...BUYERS.map((buyer, index) => ({
      person: buyer,
      role: "buyer" as const,
      joinedDaysAgo: BUYERS_SINCE_DAYS + ((index * 7) % 50),
    })),
  ];
}

/** Returns the password hashes by email: one for each demo account, and an unusable one for all others. */
export async function hashPasswords(): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map([["", await hashPassword(randomBytes(32).toString("hex"))]]);
  for (const email of DEMO_EMAILS) hashes.set(email, await hashPassword(DEMO_PASSWORD));
  return hashes;
}

/** Creates admin, sellers and buyers, all with a verified address. Returns their ids by key. */
export async function seedAccounts(
  tx: Tx,
  clock: Clock,
  hashes: ReadonlyMap<string, string>,
): Promise<People> {
  const people = listPersons();
  const ids = await reserveIds(tx, "users", people.length);
  const rows = people.map(({ person, role, joinedDaysAgo }, index) => {
    const createdAt = clock(joinedDaysAgo, 600 + index);
    const { key: _, joinedDaysAgo: __, ...fields } = { joinedDaysAgo: 0, ...person };
    return {
      ...fields,
      nameSkeleton: toSkeleton(person.username),
      id: ids[index] ?? 0,
      role,
      passwordHash: hashes.get(person.email) ?? need(hashes, ""),
      isDemo: hashes.has(person.email),
      emailVerifiedAt: minutesAfter(createdAt, 12),
      createdAt,
    };
  });
  await insertAll(rows, (data) => tx.user.createMany({ data }));
  return new Map(people.map(({ person }, index) => [person.key, ids[index] ?? 0]));
}
