import "server-only";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { getLabels } from "@/lib/pdf/labels";
import { renderDocument } from "@/lib/pdf/render";
import { GiftReceipt } from "./gift-receipt";
import { Invoice } from "./invoice";
import { PackingSlip, type PackingSlipData } from "./packing-slip";

/** Content of a document: its language and the order, or the seller orders to pack. */
export type DocumentInput =
  | { kind: "invoice" | "gift-receipt"; lang: string; order: OrderDetail }
  | { kind: "packing-slip"; lang: string; slips: PackingSlipData[] };

const TITLES = {
  invoice: "documents.invoice",
  "gift-receipt": "documents.giftReceipt",
  "packing-slip": "documents.packingSlip",
} as const;

/** Returns the bytes of a document. @throws DomainError unavailable when too many are requested at once */
export function composeDocument(input: DocumentInput) {
  const labels = getLabels(input.lang);
  const title = labels.t(TITLES[input.kind]);
  return renderDocument(title, labels.locale, pagesOf(input, labels));
}

function pagesOf(input: DocumentInput, labels: ReturnType<typeof getLabels>) {
  if (input.kind === "packing-slip") {
    return input.slips.map((slip) => (
      <PackingSlip key={slip.sellerOrder.id} labels={labels} slip={slip} />
    ));
  }
  const Document = input.kind === "invoice" ? Invoice : GiftReceipt;
  return <Document labels={labels} order={input.order} />;
}
