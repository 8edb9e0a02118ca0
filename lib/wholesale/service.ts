import "server-only";

import { audit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { withTx } from "@/lib/core/db";
import { onDuplicate } from "@/lib/core/errors";
import { toWholesale, wholesaleSelect } from "./dto";
import type { WholesaleInput } from "./schema";

/**
 * Takes the viewer's application to buy at wholesale prices; an admin decides. A rejected one may be sent again.
 * @throws DomainError conflict (one is pending or approved)
 */
export async function applyForWholesale(viewer: Viewer, input: WholesaleInput) {
  const row = await withTx(async (tx) => {
    const made = await tx.wholesaleApplication
      .create({
        data: { ...input, userId: viewer.id },
        select: wholesaleSelect,
      })
      .catch(
        onDuplicate({ wholesale_applications_one: "wholesaleTaken", user_id: "wholesaleTaken" }),
      );
    await audit(tx, {
      actorId: viewer.id,
      action: "wholesale.submitted",
      subjectType: "wholesale",
      subjectId: made.id,
    });
    return made;
  });
  return toWholesale(row);
}
