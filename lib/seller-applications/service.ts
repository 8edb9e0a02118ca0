import "server-only";

import { audit } from "@/lib/audit/service";
import { withTx } from "@/lib/core/db";
import { countApplication } from "@/lib/moderation/limit";
import type { SellerApplicationInput } from "./schema";

/**
 * Takes somebody's application to sell; an admin decides. At most five an hour and address.
 * @throws DomainError limited
 */
export async function applyToSell(input: SellerApplicationInput, address: string) {
  await countApplication(address);
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
