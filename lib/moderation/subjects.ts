import "server-only";

import type { ReportedKind } from "@/generated/prisma/enums";
import { changed } from "@/lib/core/changes";
import type { Tx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import type { ErrorKey } from "@/lib/i18n/messages";

/** Something that people report. */
export type Subject = {
  id: number;
  ownerId: number;
  title: string;
  isShown: boolean;
  /** Where its author goes on. */
  href: string;
  /** Whose cached pages show it. */
  tags: string[];
  /** The sentence where nobody may see it. */
  missing: ErrorKey;
};

const LOCKS = { review: lockReview, product: lockProduct };

/** One thing at a time is reported or decided on: locks it. @throws DomainError notFound */
export function lockSubject(tx: Tx, kind: ReportedKind, id: number): Promise<Subject> {
  return LOCKS[kind](tx, id);
}

async function lockReview(tx: Tx, id: number): Promise<Subject> {
  type Row = { authorId: number; title: string; productId: number; isShown: boolean };
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT r.author_id AS "authorId", r.title, r.product_id AS "productId",
      r.hidden_at IS NULL AND p.is_active AND p.moderation_status = 'approved' AND p.archived_at IS NULL AS "isShown"
    FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.id = ${id} FOR UPDATE OF r`;
  if (!row) throw new DomainError("notFound", "reviewNotFound");
  const { authorId, productId, ...rest } = row;
  return {
    id,
    ...rest,
    ownerId: authorId,
    href: `/product/${productId}`,
    tags: [`reviews:${productId}`, `product:${productId}`, "catalog"],
    missing: "reviewNotFound",
  };
}

async function lockProduct(tx: Tx, id: number): Promise<Subject> {
  type Row = { sellerId: number; title: string; isShown: boolean };
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT seller_id AS "sellerId", title,
      is_active AND moderation_status = 'approved' AND archived_at IS NULL AS "isShown"
    FROM products WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "productNotFound");
  const { sellerId, ...rest } = row;
  return {
    id,
    ...rest,
    ownerId: sellerId,
    href: `/add-product?edit=${id}`,
    tags: [`product:${id}`, `seller:${sellerId}`, "catalog"],
    missing: "productNotFound",
  };
}

/** Takes a thing out of sight; a product that an admin takes down is a rejected one, so that its seller can mend it. */
export async function hide(
  tx: Tx,
  kind: ReportedKind,
  { id, tags }: Subject,
  note: string | null = null,
) {
  changed(...tags);
  if (kind === "review") {
    await tx.review.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } });
    return;
  }
  const status = note === null ? "pending" : "rejected";
  await tx.product.updateMany({
    where: { id, moderationStatus: { not: status } },
    data: { moderationStatus: status, ...(note === null ? {} : { moderationNote: note }) },
  });
}

/** Brings back what reports had hidden. */
export async function show(tx: Tx, kind: ReportedKind, { id, tags }: Subject) {
  changed(...tags);
  if (kind === "review") {
    await tx.review.updateMany({ where: { id }, data: { hiddenAt: null } });
    return;
  }
  await tx.product.updateMany({
    where: { id, moderationStatus: "pending" },
    data: { moderationStatus: "approved" },
  });
}
