import type { Prisma } from "@/generated/prisma/client";

export const wholesaleSelect = {
  id: true,
  businessName: true,
  businessType: true,
  businessAddress: true,
  taxId: true,
  estimatedOrderVolume: true,
  businessWebsite: true,
  businessPhone: true,
  contactPersonName: true,
  contactPersonEmail: true,
  applicationNotes: true,
  status: true,
  reviewNotes: true,
  createdAt: true,
} satisfies Prisma.WholesaleApplicationSelect;

type Row = Prisma.WholesaleApplicationGetPayload<{ select: typeof wholesaleSelect }>;

/** A wholesale application as its sender sees it; times are ISO 8601. */
export function toWholesale({ createdAt, ...application }: Row) {
  return { ...application, createdAt: createdAt.toISOString() };
}
