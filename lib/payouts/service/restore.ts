import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/core/db";

/** Puts a seller's earlier payout account back, or removes the present one where there was none. */
export async function restoreAccount(tx: Tx, sellerId: number, before: Prisma.JsonValue) {
  // Written by connect.ts alone.
  const { account } = before as unknown as {
    account: Omit<Prisma.PayoutAccountUncheckedCreateInput, "sellerId"> | null;
  };
  await tx.payoutAccount.deleteMany({ where: { sellerId } });
  if (account) await tx.payoutAccount.create({ data: { ...account, sellerId } });
}
