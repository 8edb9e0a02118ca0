import type { Prisma } from "@/generated/prisma/client";

export const userSelect = {
  id: true,
  username: true,
  email: true,
  role: true,
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  city: true,
  country: true,
  bio: true,
  profileImage: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** The `user` of contract.md, as only its owner sees it. */
export type AccountUser = ReturnType<typeof toUser>;

/** All keys are present, null where empty; times are ISO 8601. */
export function toUser(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
