import "server-only";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { GiftReceipt } from "./gift-receipt";
import { Invoice } from "./invoice";
import { PackingSlip, type Slip } from "./packing-slip";
import { renderDocument } from "./render";
import { wordsOf } from "./words";

/** What a document is made of: its language and the order, or the parts that are to be packed. */
export type Wanted =
  | { kind: "invoice" | "gift-receipt"; lang: string; order: OrderDetail }
  | { kind: "packing-slip"; lang: string; slips: Slip[] };

const TITLES = {
  invoice: "documents.invoice",
  "gift-receipt": "documents.giftReceipt",
  "packing-slip": "documents.packingSlip",
} as const;

/** The bytes of a document. @throws DomainError unavailable when too many are wanted at once */
export function composeDocument(wanted: Wanted) {
  const words = wordsOf(wanted.lang);
  const title = words.t(TITLES[wanted.kind]);
  return renderDocument(title, words.locale, pagesOf(wanted, words));
}

function pagesOf(wanted: Wanted, words: ReturnType<typeof wordsOf>) {
  if (wanted.kind === "packing-slip") {
    return wanted.slips.map((slip) => <PackingSlip key={slip.part.id} words={words} slip={slip} />);
  }
  const Paper = wanted.kind === "invoice" ? Invoice : GiftReceipt;
  return <Paper words={words} order={wanted.order} />;
}
