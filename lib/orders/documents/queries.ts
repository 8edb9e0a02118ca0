import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Language } from "@/lib/i18n/routing";
import { getAnyOrder, getPurchase, getSale } from "@/lib/orders/queries/orders";
import { translateTitles } from "@/lib/orders/queries/translate-titles";
import { composeDocument, type DocumentInput } from "./compose";
import { type DocumentKind, toKind } from "./rules";

/**
 * Returns the file for GET /api/orders/{orderId}/documents/{kind}: invoice and gift receipt for the order's buyer, the
 * packing slip for each of its sellers, all for admins. The language is the requested one, else the order's.
 * @throws DomainError notFound (no such document, or none of the viewer's), unavailable (too many at once)
 */
export async function getDocument(
  viewer: Viewer,
  { orderId, kind: kindText }: { orderId: string; kind: string },
  lang: string | null,
) {
  const id = parseId(orderId);
  const kind = toKind(kindText);
  const input = kind && (await findDocumentInput(viewer, id, kind));
  if (!input) throw new DomainError("notFound", "orderNotFound");
  const body = await composeDocument(await inLanguage(input, toLocale(lang ?? input.lang)));
  return new FileResponse(`shaafi-${kind}-${id}.pdf`, "application/pdf", body);
}

async function inLanguage(input: DocumentInput, lang: Language): Promise<DocumentInput> {
  if (input.kind !== "packing-slip") {
    const [order = input.order] = await translateTitles([input.order], lang);
    return { ...input, lang, order };
  }
  const sellerOrders = await translateTitles(
    input.slips.map(({ sellerOrder }) => sellerOrder),
    lang,
  );
  const slips = input.slips.map((slip, index) => ({
    ...slip,
    sellerOrder: sellerOrders[index] ?? slip.sellerOrder,
  }));
  return { ...input, lang, slips };
}

async function findDocumentInput(
  viewer: Viewer,
  id: number,
  kind: DocumentKind,
): Promise<DocumentInput | null> {
  if (kind === "packing-slip") return findSlips(viewer, id);
  const order = (await getPurchase(viewer, id)) ?? (await getAnyOrder(viewer, id));
  if (!order?.paidAt || (kind === "gift-receipt" && !order.gift)) return null;
  return { kind, lang: order.locale, order };
}

async function findSlips(viewer: Viewer, id: number): Promise<DocumentInput | null> {
  const sale = await getSale(viewer, id);
  if (sale) {
    const skus = await readSkus(sale.items);
    return {
      kind: "packing-slip",
      lang: sale.locale,
      slips: [{ ...sale, sellerOrder: sale, skus }],
    };
  }
  const order = await getAnyOrder(viewer, id);
  if (!order?.paidAt) return null;
  const skus = await readSkus(order.sellerOrders.flatMap(({ items }) => items));
  const slips = order.sellerOrders.map((sellerOrder) => ({
    ...order,
    orderId: order.id,
    sellerOrder,
    skus,
  }));
  return { kind: "packing-slip", lang: order.locale, slips };
}

/** The current SKUs of order lines by their ids: that of the variant, otherwise that of the product. */
async function readSkus(items: { lineId: number }[]) {
  const rows = await db.orderLine.findMany({
    where: { id: { in: items.map(({ lineId }) => lineId) } },
    select: {
      id: true,
      product: { select: { sku: true } },
      variant: { select: { sku: true } },
    },
  });
  const named = rows.map(
    ({ id, product, variant }) => [id, variant?.sku ?? product.sku ?? ""] as const,
  );
  return new Map(named.filter(([, sku]) => sku !== ""));
}
