import "server-only";

import { getLanguage } from "@/lib/accounts/queries";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { requireLiveProduct } from "@/lib/products/queries/products";
import { storySelect, toStory } from "./dto";
import type { StoryInput } from "./schema";

const DAILY = { max: 5, seconds: 24 * 3_600 };

/**
 * Submits a customer's story; an admin decides. At most five a day.
 * @throws DomainError forbidden (unconfirmed e-mail), notFound (no such product), limited
 */
export async function submitStory(viewer: Viewer, { productId = null, ...content }: StoryInput) {
  if (!viewer.isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
  if (productId) await requireLiveProduct(productId);
  await consumeLimit({ key: `stories:${viewer.id}`, ...DAILY });
  const locale = content.locale ?? (await getLanguage(viewer.id));
  const row = await withTx(async (tx) => {
    const story = await tx.customerStory.create({
      data: { ...content, locale, productId, authorId: viewer.id },
      select: { ...storySelect, status: true },
    });
    await writeAudit(tx, {
      actorId: viewer.id,
      action: "story.submitted",
      subjectType: "story",
      subjectId: story.id,
    });
    return story;
  });
  const { status, ...story } = row;
  return { ...toStory(story), status };
}
