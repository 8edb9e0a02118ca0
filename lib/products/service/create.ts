import "server-only";

import type { ReturnPolicy } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { sellerTag } from "@/lib/cache/tags";
import { type Tx, withTx } from "@/lib/db/client";
import { submitCertificates } from "@/lib/products/certificates/service";
import { productSelect, toProduct } from "@/lib/products/dto";
import { type ProductDetails, splitDetails } from "@/lib/products/facts/schema";
import { requireOwnUploads, withAdoptedImages } from "@/lib/products/images/ownership";
import { assertProductLimit } from "@/lib/products/plan-limits";
import { createContent, type ProductContent, toRows } from "@/lib/products/revision-content";
import type { ProductInput } from "@/lib/products/schema";
import { requireOwnSizeChart } from "@/lib/products/size-charts/service";
import { addVariants } from "@/lib/products/variants/queries";
import { writeStructure } from "@/lib/products/variants/service/write-structure";
import { refuseTakenSku } from "./refuse-taken-sku";

/**
 * Creates a product, which is pending until an admin approves it (contract.md, POST /api/products).
 * @throws DomainError forbidden (no seller, unconfirmed e-mail, the plan is full), invalid (another user's upload or
 * size chart, or an image elsewhere that cannot be loaded), conflict (another product has the SKU)
 */
export async function createProduct(viewer: Viewer, body: ProductInput) {
  const seller = requireVerifiedSeller(viewer, "productsDenied");
  await requireOwnUploads(seller, body);
  const input = await withAdoptedImages(seller, body);
  const row = await withTx(async (tx) => {
    await requireOwnSizeChart(tx, seller, input.sizeChartId);
    await assertProductLimit(tx, seller);
    const id = await insertProduct(tx, seller, input);
    return tx.product.findUniqueOrThrow({ where: { id }, select: productSelect });
  }).catch(refuseTakenSku);
  invalidateTags(sellerTag(seller.id));
  return addVariants(toProduct(row, new Date()));
}

/** Inserts a product with stock movement, certificates and audit entry. The caller has checked the product limit. */
async function insertProduct(tx: Tx, seller: Viewer, input: ProductInput): Promise<number> {
  const {
    price,
    stock,
    isActive = true,
    returnPolicy = null,
    certificates = [],
    ...others
  } = input;
  const { details, rest } = splitDetails(others);
  const prices = others.variants?.map((variant) => variant.price) ?? [];
  const id = await insertRow(tx, seller, {
    content: createContent(rest),
    details,
    // A product with options has those of its variants.
    priceCents: price ?? Math.min(...prices),
    stock: prices.length > 0 ? 0 : (stock ?? 0),
    isActive,
    returnPolicy,
  });
  await submitCertificates(tx, id, certificates);
  return id;
}

type NewRow = {
  content: ProductContent;
  details: ProductDetails;
  priceCents: number;
  stock: number;
  isActive: boolean;
  /** Null: default by category and title. */
  returnPolicy: ReturnPolicy | null;
};

async function insertRow(
  tx: Tx,
  seller: Viewer,
  { content, details, ...rest }: NewRow,
): Promise<number> {
  const { columns, translations, structure } = toRows(content);
  const { id } = await tx.product.create({
    data: {
      ...columns,
      ...details,
      ...rest,
      sellerId: seller.id,
      translations: { create: translations },
      movements: { create: { reason: "initial", delta: rest.stock } },
    },
    select: { id: true },
  });
  await writeStructure(tx, id, structure);
  await writeAudit(tx, {
    actorId: seller.id,
    action: "product.created",
    subjectType: "product",
    subjectId: id,
    after: { title: content.title, priceCents: rest.priceCents, stock: rest.stock },
  });
  return id;
}
