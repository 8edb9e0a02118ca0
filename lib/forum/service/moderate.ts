import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { FORUM_TAG } from "@/lib/cache/tags";
import { type Tx, withTx } from "@/lib/db/client";
import type { MoveInput, SwitchInput } from "@/lib/forum/schema";
import { lockPost } from "./lock";
import { lockCategory } from "./posts";

type ModerationEvent = "pinned" | "unpinned" | "locked" | "unlocked" | "moved";

/** Pins or unpins a post. @throws DomainError forbidden, notFound */
export async function pinPost(viewer: Viewer, { id, isOn }: SwitchInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const post = await lockPost(tx, id);
    if (post.isPinned === isOn) return;
    await tx.forumPost.update({ where: { id }, data: { isPinned: isOn } });
    await log(tx, admin, { id, done: isOn ? "pinned" : "unpinned", after: { title: post.title } });
  });
  invalidateTags(FORUM_TAG);
}

/** Locks or unlocks a discussion. @throws DomainError forbidden, notFound */
export async function lockDiscussion(viewer: Viewer, { id, isOn }: SwitchInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const post = await lockPost(tx, id);
    if (post.isLocked === isOn) return;
    await tx.forumPost.update({ where: { id }, data: { isLocked: isOn } });
    await log(tx, admin, { id, done: isOn ? "locked" : "unlocked", after: { title: post.title } });
  });
  invalidateTags(FORUM_TAG);
}

/** Moves a post to another category. @throws DomainError forbidden, notFound (post or category) */
export async function movePost(viewer: Viewer, { id, categoryId }: MoveInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const post = await lockPost(tx, id);
    const name = await lockCategory(tx, categoryId);
    if (post.categoryId === categoryId) return;
    const before = await lockCategory(tx, post.categoryId);
    await tx.forumPost.update({ where: { id }, data: { categoryId } });
    await log(tx, admin, { id, done: "moved", before: { title: before }, after: { title: name } });
  });
  invalidateTags(FORUM_TAG);
}

type Entry = {
  id: number;
  done: ModerationEvent;
  before?: { title: string };
  after: { title: string };
};

async function log(tx: Tx, admin: Viewer, { id, done: event, ...change }: Entry) {
  await writeAudit(tx, {
    actorId: admin.id,
    action: `forum_post.${event}`,
    subjectType: "forum_post",
    subjectId: id,
    ...change,
  });
}
