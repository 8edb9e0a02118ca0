import "server-only";

import { audit } from "@/lib/audit/service";
import { withTx } from "@/lib/core/db";
import { countUse, perAddress } from "@/lib/core/rate-limit";
import type { SellerApplicationInput } from "./schema";

const HOUR = 3_600;

/**
 * Takes somebody's application to sell; an admin decides. At most five an hour and address.
 * @throws DomainError limited
 */
export async function applyToSell(input: SellerApplicationInput, address: string) {
  await countUse({ key: `applications:${address}`, max: perAddress(5), seconds: HOUR });
  const { phone = null, location = null, experience = null, ...rest } = input;
  return withTx(async (tx) => {
    const application = await tx.sellerApplication.create({
      data: { ...rest, phone, location, experience },
      select: { id: true },
    });
    await audit(tx, {
      actorId: null,
      action: "seller.submitted",
      subjectType: "seller",
      subjectId: application.id,
    });
    return application;
  });
}
