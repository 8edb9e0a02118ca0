import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import { type DraftContent, parseContent } from "./parse-content";
import { MAX_DRAFTS } from "./rules";
import type { DraftInput } from "./schema";

/**
 * Saves the product form as a draft, a new one without an id. Returns its id.
 * @throws DomainError forbidden, invalid, notFound (not the seller's), conflict (too many drafts)
 */
export async function saveDraft(viewer: Viewer, { id, content: text }: DraftInput) {
  const seller = requireSeller(viewer, "productsDenied");
  const content = parseContent(text);
  const data = { title: titleOf(content), content: content as Prisma.InputJsonObject };
  if (id === undefined) return insertDraft(seller, data);
  const { count } = await db.productDraft.updateMany({ where: { id, sellerId: seller.id }, data });
  if (count === 0) throw new DomainError("notFound", "draftNotFound");
  return { id };
}

/**
 * Creates a draft with the content of one of the seller's products; it is read when the draft is opened.
 * @throws DomainError forbidden, notFound (not the seller's), conflict (too many drafts)
 */
export async function duplicateProduct(viewer: Viewer, { productId }: { productId: number }) {
  const seller = requireSeller(viewer, "productsDenied");
  const product = await db.product.findFirst({
    where: { id: productId, sellerId: seller.id, archivedAt: null },
    select: { id: true, title: true },
  });
  if (!product) throw new DomainError("notFound", "productNotFound");
  return insertDraft(seller, { title: product.title, copyOf: product.id });
}

/** Deletes one of the seller's drafts; one that is gone is ignored. @throws DomainError forbidden */
export async function removeDraft(viewer: Viewer, { id }: { id: number }) {
  const seller = requireSeller(viewer, "productsDenied");
  await db.productDraft.deleteMany({ where: { id, sellerId: seller.id } });
}

type NewDraft = { title: string; content?: Prisma.InputJsonObject; copyOf?: number };

function insertDraft({ id: sellerId }: Viewer, data: NewDraft) {
  return withUserLock(sellerId, async (tx) => {
    await requireRoom(tx, sellerId);
    return tx.productDraft.create({ data: { ...data, sellerId }, select: { id: true } });
  });
}

async function requireRoom(tx: Tx, sellerId: number) {
  if ((await tx.productDraft.count({ where: { sellerId } })) < MAX_DRAFTS) return;
  throw new DomainError("conflict", "draftsFull", { count: MAX_DRAFTS });
}

function titleOf({ title }: DraftContent): string {
  return typeof title === "string" ? title.trim().slice(0, 100).toWellFormed() : "";
}
