import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import type { SwitchInput } from "@/lib/forum/schema";
import { lockPost } from "./lock";

/**
 * Follows a post, with notifications for future replies, or unfollows it.
 * @throws DomainError notFound (nothing that the viewer sees)
 */
export async function followPost(viewer: Viewer, { id, isOn }: SwitchInput) {
  const key = { userId: viewer.id, postId: id };
  await withTx(async (tx) => {
    const post = await lockPost(tx, id);
    if (!isOn) return tx.forumFollow.deleteMany({ where: key });
    if (post.isHidden) throw new DomainError("notFound", "forumPostNotFound");
    const { _max } = await tx.forumReply.aggregate({ where: { postId: id }, _max: { id: true } });
    const data = { ...key, notifiedReplyId: _max.id ?? 0 };
    return tx.forumFollow.createMany({ data, skipDuplicates: true });
  });
}
