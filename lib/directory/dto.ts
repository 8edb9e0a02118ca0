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

/** A business as anybody may see it. */
export type Business = ReturnType<typeof toBusiness>;

/** A row as contract.md returns it; hours are null and languages empty where nobody said. */
export function toBusiness({ category, hours, languages, ...row }: Row) {
  return {
    ...row,
    // Safe: applications and edits admit these alone, and so does staff.
    category: category as BusinessCategory,
    hours: readHours(hours),
    languages: readSpoken(languages),
  };
}

export const listedSelect = { ...businessSelect, ownerId: true } satisfies Prisma.BusinessSelect;

/** A business on its card; who owns it is nobody's to know. */
export type Listed = ReturnType<typeof toListed>;

/** With whether somebody may still claim it. */
export function toListed({ ownerId, ...row }: Row & { ownerId: number | null }) {
  return { ...toBusiness(row), isOwnerless: ownerId === null };
}
