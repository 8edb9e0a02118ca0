import "server-only";

import type { MailedLink } from "@/lib/accounts/schema";
import { limitApplications } from "@/lib/accounts/service/limit-applications";
import { consumeToken } from "@/lib/accounts/service/tokens";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { promoteToSeller } from "@/lib/sellers/service/promote-to-seller";
import type { SellerApplicationInput } from "./schema";

/**
 * Creates a seller application for an admin to decide. It is linked to a signed-in applicant with a verified email,
 * since only the applicant's own account becomes a seller without an emailed link. At most five an hour and address.
 * @throws DomainError limited
 */
export async function applyToSell(
  viewer: Viewer | null,
  input: SellerApplicationInput,
  address: string,
) {
  await limitApplications(address);
  const { phone = null, location = null, experience = null, ...rest } = input;
  const applicantId = viewer?.isEmailVerified ? viewer.id : null;
  return withTx(async (tx) => {
    const application = await tx.sellerApplication.create({
      data: { ...rest, phone, location, experience, applicantId },
      select: { id: true },
    });
    await writeAudit(tx, {
      actorId: viewer?.id ?? null,
      action: "seller.submitted",
      subjectType: "seller",
      subjectId: application.id,
    });
    return application;
  });
}

/**
 * Turns an account into a seller account by the link that its email received for an approved application, signed in or
 * not.
 * @throws DomainError invalid (a link that no longer works)
 */
export async function acceptInvitation({ token }: MailedLink) {
  await withTx(async (tx) => {
    const userId = await consumeToken(tx, token, "seller_invitation");
    const account = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { disabledAt: true },
    });
    if (account.disabledAt) throw new DomainError("invalid", "linkInvalid");
    await promoteToSeller(tx, { userId, actorId: userId });
  });
}
