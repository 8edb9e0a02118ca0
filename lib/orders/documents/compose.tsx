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
  const words = getLabels(wanted.lang);
  const title = words.t(TITLES[wanted.kind]);
  return renderDocument(title, words.locale, pagesOf(wanted, words));
}

function pagesOf(wanted: DocumentInput, words: ReturnType<typeof getLabels>) {
  if (wanted.kind === "packing-slip") {
    return wanted.slips.map((slip) => <PackingSlip key={slip.part.id} labels={words} slip={slip} />);
  }
  const Paper = wanted.kind === "invoice" ? Invoice : GiftReceipt;
  return <Paper labels={words} order={wanted.order} />;
}
