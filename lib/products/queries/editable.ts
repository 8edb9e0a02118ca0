import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { contentVersionOf } from "@/lib/products/content-version";
import { detailSelect } from "@/lib/products/dto";
import { splitDetails } from "@/lib/products/facts/schema";
import { contentOf, contentSelect } from "@/lib/products/revision-content";
import { readContent } from "@/lib/products/service/apply-content";

export type EditableProduct = NonNullable<Awaited<ReturnType<typeof getEditableProduct>>>;

/**
 * Returns one of the seller's products for its form, with the content of a pending revision if there is one; null for
 * other products.
 * @throws DomainError forbidden
 */
export async function getEditableProduct(viewer: Viewer, id: number) {
  const seller = requireSeller(viewer, "productsDenied");
  const row =
    id > 0
      ? await db.product.findFirst({
          where: { id, sellerId: seller.id, archivedAt: null },
          select: {
            ...contentSelect,
            variants: {
              ...contentSelect.variants,
              select: {
                ...contentSelect.variants.select,
                priceCents: true,
                regularPriceCents: true,
                stock: true,
                sku: true,
              },
            },
            priceCents: true,
            sale: { select: { regularCents: true } },
            stock: true,
            reserved: true,
            hasVariants: true,
            isActive: true,
            hiddenAt: true,
            activeWhenVisible: true,
            returnPolicy: true,
            ...detailSelect,
            moderationStatus: true,
            moderationNote: true,
            revisions: {
              select: { content: true, status: true, note: true },
              orderBy: { id: "desc" },
              take: 1,
            },
            certificates: { omit: { productId: true, decidedById: true }, orderBy: { id: "asc" } },
          },
        })
      : null;
  if (!row) return null;
  const { revisions, certificates, priceCents, sale, stock, reserved, isActive, ...others } = row;
  const { hasVariants, ...rest } = others;
  const { moderationStatus, moderationNote, returnPolicy, hiddenAt, activeWhenVisible, ...more } =
    rest;
  const { details, rest: contentColumns } = splitDetails(more);
  const [latest] = revisions;
  const content =
    latest?.status === "pending" ? readContent(latest.content) : contentOf(contentColumns);
  return {
    id,
    content,
    contentVersion: contentVersionOf(content),
    /** Regular price and stock of the approved variants; those of a pending revision are in `content`. Cents. */
    offers: contentColumns.variants.map((variant) => ({
      id: variant.id,
      priceCents: variant.regularPriceCents ?? variant.priceCents,
      stock: variant.stock,
      sku: variant.sku,
    })),
    hasVariants,
    isOnSale: sale !== null,
    /** The regular price, also during a sale. */
    price: toDecimal(sale?.regularCents ?? priceCents),
    stock,
    /** Units on hold for unpaid orders. */
    reserved,
    isActive: hiddenAt ? activeWhenVisible : isActive,
    /** Hidden by reports, until an admin decides. */
    isHidden: hiddenAt !== null,
    returnPolicy,
    details,
    moderationStatus,
    moderationNote,
    /** Status of the latest revision; null without one. */
    revision: latest ? { status: latest.status, note: latest.note } : null,
    certificates: certificates.map(
      ({ validUntil, status, type, body, number, ...certificate }) => ({
        id: certificate.id,
        documentUrl: certificate.documentUrl,
        type,
        body,
        number,
        status,
        validUntil: validUntil.toISOString().slice(0, 10),
      }),
    ),
  };
}
