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
export function composeDocument(wanted: DocumentInput) {
  const labels = getLabels(wanted.lang);
  const title = labels.t(TITLES[wanted.kind]);
  return renderDocument(title, labels.locale, pagesOf(wanted, labels));
}

function pagesOf(wanted: DocumentInput, labels: ReturnType<typeof getLabels>) {
  if (wanted.kind === "packing-slip") {
    return wanted.slips.map((slip) => (
      <PackingSlip key={slip.part.id} labels={labels} slip={slip} />
    ));
  }
  const Paper = wanted.kind === "invoice" ? Invoice : GiftReceipt;
  return <Paper labels={labels} order={wanted.order} />;
}
