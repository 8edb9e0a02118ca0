import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { ASSORTMENT_TAG, CATALOG_TAG, productTag, sellerTag } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { type Tx, withTx } from "@/lib/db/client";
import { emailTranslator } from "@/lib/i18n/translator";
import { importDigest, notifyImportDecision } from "@/lib/moderation/import-emails";
import type { ImportFlag } from "@/lib/moderation/import-rules";
import { IMAGES, PROMISES_CURE, pendingOf, SHORT_VERSION } from "@/lib/moderation/import-sql";
import type { ImportDecisionInput } from "@/lib/moderation/schema";
import { isStored } from "@/lib/products/images/rules";

/** Products per statement; a statement that fails is repeated product by product. */
const CHUNK = 250;

type Waiting = { id: number; title: string; images: string[]; promisesCure: boolean };

type Verdict = {
  id: number;
  title: string;
  status: "approved" | "rejected";
  note: string | null;
};

/**
 * Decides on the products of an import at once: approves them, and returns those that are kept back or have an image
 * that is not stored, with the reason, or rejects all with the note. Products that changed since the admin opened them,
 * or that were decided meanwhile, are left out, as is one whose row cannot be written. The seller gets one email.
 * @throws DomainError forbidden, notFound (no such import), conflict (nothing is left to decide)
 */
export async function decideImport(viewer: Viewer, input: ImportDecisionInput) {
  const admin = requireAdmin(viewer);
  const { importId, products } = input;
  return withTx(async (tx) => {
    const { seller } = await readImport(tx, importId);
    const waiting = await lockUnchanged(tx, input);
    const verdicts = waiting.map((product) => verdictOf(product, input, seller.locale));
    const writtenVerdicts = await writeVerdicts(tx, verdicts);
    if (writtenVerdicts.length === 0) throw new DomainError("conflict", "alreadyDecided");
    await recordVerdicts(tx, { admin, input, decided: writtenVerdicts });
    const digest = importDigest(writtenVerdicts);
    await notifyImportDecision(tx, { importId, sellerId: seller.id, note: input.note, digest });
    const ids = writtenVerdicts.map(({ id }) => id);
    invalidateTags(...ids.map(productTag), sellerTag(seller.id), CATALOG_TAG, ASSORTMENT_TAG);
    return { ...digest.counts, left: products.length - writtenVerdicts.length };
  });
}

async function readImport(tx: Tx, id: number) {
  const productImport = await tx.productImport.findUnique({
    where: { id },
    select: { seller: { select: { id: true, locale: true } } },
  });
  if (!productImport) throw new DomainError("notFound", "approvalNotFound");
  return productImport;
}

/** Locks the products of the decision that still wait, in the version that the admin opened. */
async function lockUnchanged(tx: Tx, { importId, products }: ImportDecisionInput) {
  const ids = products.map(({ id }) => id);
  await tx.$queryRaw`SELECT id FROM products WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
  return tx.$queryRaw<Waiting[]>`
    SELECT p.id, p.title, ${IMAGES} AS images, ${PROMISES_CURE} AS "promisesCure"
    FROM ${pendingOf(Prisma.sql`${importId}::int`)}
      AND (p.id, ${SHORT_VERSION}) IN (
        SELECT * FROM unnest(${ids}::int[], ${products.map(({ version }) => version)}::text[]))
    ORDER BY p.id`;
}

function verdictOf(
  { id, title, images, promisesCure }: Waiting,
  { decision, note, keptBack }: ImportDecisionInput,
  locale: string,
): Verdict {
  if (decision === "rejected") return { id, title, status: "rejected", note: note ?? null };
  const hasMissingImage = !images.every(isStored);
  if (!hasMissingImage && !keptBack.includes(id)) {
    return { id, title, status: "approved", note: null };
  }
  const flag = hasMissingImage ? "image" : promisesCure ? "cure" : "price";
  return { id, title, status: "rejected", note: reasonOf(flag, locale) };
}

const reasonOf = (flag: ImportFlag, locale: string) =>
  emailTranslator(locale)(`importDecision.reason.${flag}`);

/** Writes the verdicts and returns those that were written. */
async function writeVerdicts(tx: Tx, verdicts: Verdict[]): Promise<Verdict[]> {
  const writtenVerdicts: Verdict[] = [];
  for (let offset = 0; offset < verdicts.length; offset += CHUNK) {
    const chunk = verdicts.slice(offset, offset + CHUNK);
    if (await writeChunk(tx, chunk)) {
      writtenVerdicts.push(...chunk);
      continue;
    }
    for (const verdict of chunk) {
      if (await writeChunk(tx, [verdict])) writtenVerdicts.push(verdict);
    }
  }
  return writtenVerdicts;
}

/** Writes some verdicts in one statement. @returns false if one of the rows cannot be written */
async function writeChunk(tx: Tx, chunk: Verdict[]) {
  await tx.$executeRaw`SAVEPOINT import_chunk`;
  try {
    await tx.$executeRaw`
      UPDATE products p SET moderation_status = verdict.status::"ModerationStatus",
        moderation_note = verdict.note, hidden_at = NULL, updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) AS verdict(id int, status text, note text)
      WHERE p.id = verdict.id`;
    await tx.$executeRaw`RELEASE SAVEPOINT import_chunk`;
    return true;
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT import_chunk`;
    if (chunk.length === 1) {
      log.error("Failed to decide on an imported product", error, { productId: chunk[0]?.id });
    }
    return false;
  }
}

type Recorded = { admin: Viewer; input: ImportDecisionInput; decided: Verdict[] };

async function recordVerdicts(tx: Tx, { admin, input, decided }: Recorded) {
  const { importId, draw } = input;
  await writeAudit(
    tx,
    ...decided.map(({ id, title, status, note }) => ({
      actorId: admin.id,
      action: `product.${status}` as const,
      subjectType: "product",
      subjectId: id,
      before: { moderationStatus: "pending" },
      after: { moderationStatus: status, note, title, importId, draw },
    })),
  );
}
