import type { Prisma } from "@/generated/prisma/client";

const rowSelect = {
  id: true,
  username: true,
  email: true,
  role: true,
  city: true,
  country: true,
  profileImage: true,
  createdAt: true,
  emailVerifiedAt: true,
  disabledAt: true,
} satisfies Prisma.UserSelect;

/** A row of the admin's list as stored. */
export type UserListRow = Prisma.UserGetPayload<{ select: typeof rowSelect }>;

export const accountSelect = {
  ...rowSelect,
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  locale: true,
  isDemo: true,
  disabledReason: true,
  payoutsHeldAt: true,
  payoutsHeldReason: true,
  payoutsHeldMessage: true,
  ordersExemptedAt: true,
  totpSecret: { select: { confirmedAt: true } },
  grantedBadge: { select: { reason: true } },
  storefront: { select: { urlSlug: true, storeName: true, isPublished: true } },
} satisfies Prisma.UserSelect;

type Account = Prisma.UserGetPayload<{ select: typeof accountSelect }>;

/** A user in the admin's list; times are ISO 8601. */
export type UserRow = ReturnType<typeof toUserRow>;

export function toUserRow({ createdAt, emailVerifiedAt, disabledAt, ...user }: UserListRow) {
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    isVerified: emailVerifiedAt !== null,
    isDisabled: disabledAt !== null,
  };
}

/** One account as an admin sees it; times are ISO 8601. */
export function toUserAccount(row: Account) {
  const { createdAt, emailVerifiedAt, disabledAt, payoutsHeldAt, ordersExemptedAt, ...rest } = row;
  const { totpSecret, grantedBadge, ...account } = rest;
  return {
    ...account,
    badgeReason: grantedBadge?.reason ?? null,
    hasTwoStep: totpSecret !== null && totpSecret.confirmedAt !== null,
    payoutsHeldAt: payoutsHeldAt?.toISOString() ?? null,
    ordersExemptedAt: ordersExemptedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isVerified: emailVerifiedAt !== null,
    isDisabled: disabledAt !== null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
