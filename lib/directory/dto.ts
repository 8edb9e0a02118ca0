import type { Prisma } from "@/generated/prisma/client";
import type { BusinessCategory } from "./categories";
import { readHours } from "./hours";
import { readSpoken } from "./rules";

export const businessSelect = {
  id: true,
  name: true,
  description: true,
  category: true,
  address: true,
  phone: true,
  email: true,
  website: true,
  imageUrl: true,
  hours: true,
  languages: true,
  isActive: true,
  isVerified: true,
} satisfies Prisma.BusinessSelect;

type Row = Prisma.BusinessGetPayload<{ select: typeof businessSelect }>;

/** A business as publicly visible. */
export type Business = ReturnType<typeof toBusiness>;

/** Converts a row to contract.md's format; hours are null and languages empty if not set. */
export function toBusiness({ category, hours, languages, ...row }: Row) {
  return {
    ...row,
    // Safe: applications, edits and staff use only these.
    category: category as BusinessCategory,
    hours: readHours(hours),
    languages: readSpoken(languages),
  };
}

export const listedSelect = { ...businessSelect, ownerId: true } satisfies Prisma.BusinessSelect;

/** A business on its card, without its owner. */
export type Listed = ReturnType<typeof toListed>;

/** Adds whether the business can be claimed. */
export function toListed({ ownerId, ...row }: Row & { ownerId: number | null }) {
  return { ...toBusiness(row), isOwnerless: ownerId === null };
}
