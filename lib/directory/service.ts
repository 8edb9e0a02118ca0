import "server-only";

import { audit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { withTx } from "@/lib/core/db";
import { countApplication } from "@/lib/moderation/limit";
import type { BusinessApplication } from "./schema";

/**
 * Takes an application for the directory, from anybody; an admin decides. At most five an hour and address.
 * @throws DomainError limited
 */
export async function applyForListing(
  asking: Viewer | null,
  input: BusinessApplication,
  address: string,
) {
  await countApplication(address);
  const { name, description, category, phone, address: place } = input;
  const { email = null, website = null, imageUrl = null } = input;
  const ownerId = asking?.id ?? null;
  return withTx(async (tx) => {
    const business = await tx.business.create({
      data: {
        name,
        description,
        category,
        phone,
        address: place,
        email,
        website,
        imageUrl,
        ownerId,
      },
      select: { id: true },
    });
    await audit(tx, {
      actorId: ownerId,
      action: "business.submitted",
      subjectType: "business",
      subjectId: business.id,
    });
    return business;
  });
}
