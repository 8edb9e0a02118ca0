import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/db/client";
import {
  applyChanges,
  type ContentChanges,
  contentOf,
  contentSelect,
  isEqualContent,
  type ProductContent,
  toRows,
} from "@/lib/products/revision-content";

import { writeStructure } from "@/lib/products/variants/service/write-structure";

type Edit = { id: number; changes: ContentChanges };

/**
 * Applies new content to a product that the transaction has locked; for an approved product it becomes a pending
 * revision. Returns whether the content differs.
 */
export async function applyContent(
  tx: Tx,
  seller: Viewer,
  { id, changes }: Edit,
): Promise<boolean> {
  const { moderationStatus, ...row } = await tx.product.findUniqueOrThrow({
    where: { id },
    select: { ...contentSelect, moderationStatus: true },
  });
  const live = contentOf(row);
  if (moderationStatus === "approved") return revise(tx, seller, { id, changes, live });

  const content = applyChanges(live, changes);
  const isChanged = !isEqualContent(content, live);
  if (isChanged) await replaceContent(tx, id, content);
  if (moderationStatus !== "rejected") return isChanged;
  await tx.product.update({
    where: { id },
    data: { moderationStatus: "pending", moderationNote: null },
  });
  await writeAudit(tx, {
    actorId: seller.id,
    action: "product.resubmitted",
    subjectType: "product",
    subjectId: id,
    before: { moderationStatus },
    after: { moderationStatus: "pending", title: content.title },
  });
  return true;
}

/** Returns the content that an edit of a product starts from: that of a pending revision, or the product's. */
export async function readEditedContent(tx: Tx, id: number): Promise<ProductContent> {
  const [row, pending] = [
    await tx.product.findUniqueOrThrow({ where: { id }, select: contentSelect }),
    await findPending(tx, id),
  ];
  return pending ? readContent(pending.content) : contentOf(row);
}

function findPending(tx: Tx, productId: number) {
  return tx.productRevision.findFirst({
    where: { productId, status: "pending" },
    select: { id: true, content: true },
  });
}

/** Saves the difference to the approved product as a pending revision; deletes the revision if nothing differs. */
async function revise(
  tx: Tx,
  seller: Viewer,
  { id, changes, live }: Edit & { live: ProductContent },
) {
  const pending = await findPending(tx, id);
  const before = pending ? readContent(pending.content) : live;
  const after = applyChanges(before, changes);
  if (isEqualContent(after, before)) return false;

  const log = { actorId: seller.id, subjectType: "product", subjectId: id };
  if (isEqualContent(after, live)) {
    await tx.productRevision.delete({ where: { id: pending?.id ?? 0 } });
    await writeAudit(tx, { ...log, action: "product.revision_withdrawn" });
    return true;
  }
  const content = after as unknown as Prisma.InputJsonObject;
  const revision = pending
    ? await tx.productRevision.update({ where: { id: pending.id }, data: { content } })
    : await tx.productRevision.create({ data: { productId: id, content } });
  await writeAudit(tx, {
    ...log,
    action: "product.revised",
    before: { title: live.title },
    after: { revisionId: revision.id, title: after.title },
  });
  return true;
}

/**
 * Returns the content of a revision. Safe cast: only `revise` writes it. Older revisions have neither alt texts, facts
 * nor options.
 */
export function readContent(content: Prisma.JsonValue): ProductContent {
  const storedContent = content as unknown as Stored;
  return { imageAlts: [], facts: {}, options: [], variants: [], ...storedContent };
}

type Later = "imageAlts" | "facts" | "options" | "variants";
type Stored = Omit<ProductContent, Later> & Partial<Pick<ProductContent, Later>>;

/** Replaces the content of the product itself. @throws DomainError conflict (open checkouts hold units) */
export async function replaceContent(tx: Tx, id: number, content: ProductContent) {
  const { columns, translations, structure } = toRows(content);
  await writeStructure(tx, id, structure);
  await tx.productImageFailure.deleteMany({
    where: { productId: id, url: { notIn: [content.imageUrl, ...content.images] } },
  });
  await tx.productTranslation.deleteMany({ where: { productId: id } });
  await tx.product.update({
    where: { id },
    data: { ...columns, translations: { create: translations } },
  });
}
