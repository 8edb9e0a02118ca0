import "server-only";

import { env } from "@/lib/core/env.mjs";
import { formatMoney } from "@/lib/core/money";
import { translatorOf } from "@/lib/i18n/translator";
import type { Mail } from "@/lib/notifications/outbox";

type Line = { title: string; quantity: number; unitPriceCents: number };
type Order = {
  id: number;
  locale: string;
  totalCents: number;
  lines: Line[];
  buyer: { email: string; username: string };
};

const listOf = (lines: Line[]) =>
  lines.map((line) => `${line.quantity} x ${line.title}: ${formatMoney(line.unitPriceCents)}`);

const link = (orderId: number) => `${env.APP_URL}/orders?order=${orderId}`;

/** The buyer's confirmation, in the language of the order. */
export function orderPaidMail(order: Order): Mail {
  const t = translatorOf(order.locale);
  const text = [
    t("orderPaid.greeting", { name: order.buyer.username }),
    "",
    t("orderPaid.thanks", { id: String(order.id) }),
    "",
    ...listOf(order.lines),
    t("total", { total: formatMoney(order.totalCents) }),
    "",
    t("orderPaid.next"),
    link(order.id),
  ].join("\n");
  return { to: order.buyer.email, subject: t("orderPaid.subject", { id: String(order.id) }), text };
}

/** Tells a seller what was bought of them. */
export function saleMail(
  order: Pick<Order, "id">,
  part: { subtotalCents: number; sellerNetCents: number },
  lines: Line[],
  seller: { email: string; username: string },
): Mail {
  const t = translatorOf("en");
  const text = [
    t("sale.greeting", { name: seller.username }),
    "",
    t("sale.sold", { id: String(order.id) }),
    "",
    ...listOf(lines),
    t("total", { total: formatMoney(part.subtotalCents) }),
    t("sale.yours", { net: formatMoney(part.sellerNetCents) }),
    "",
    link(order.id),
  ].join("\n");
  return { to: seller.email, subject: t("sale.subject", { id: String(order.id) }), text };
}

/** Tells the buyer that a payment came too late and goes back. */
export function lateRefundMail(order: Order): Mail {
  const t = translatorOf(order.locale);
  const text = [
    t("orderPaid.greeting", { name: order.buyer.username }),
    "",
    t("lateRefund.why", { id: String(order.id) }),
    t("lateRefund.what", { total: formatMoney(order.totalCents) }),
  ].join("\n");
  return {
    to: order.buyer.email,
    subject: t("lateRefund.subject", { id: String(order.id) }),
    text,
  };
}

/** Tells a seller that a payment came too late, so that nothing is sent. */
export function lateRefundSellerMail(
  orderId: number,
  seller: { email: string; username: string },
): Mail {
  const t = translatorOf("en");
  const text = [
    t("sale.greeting", { name: seller.username }),
    "",
    t("lateRefund.seller", { id: String(orderId) }),
  ];
  return {
    to: seller.email,
    subject: t("lateRefund.sellerSubject", { id: String(orderId) }),
    text: text.join("\n"),
  };
}
