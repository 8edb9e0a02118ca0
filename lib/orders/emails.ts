import "server-only";

import { type StoredName, sellerNameOf, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { env } from "@/lib/core/env.mjs";
import { formatMoney } from "@/lib/core/money";
import { formatDateRange } from "@/lib/i18n/date-range";
import { documentTranslator, emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";

type Line = { title: string; quantity: number; unitPriceCents: number };
type Order = {
  id: number;
  locale: string;
  totalCents: number;
  lines: Line[];
  sellerOrders?: {
    seller: StoredName & { username: string };
    arrivesFrom: Date | string | null;
    arrivesTo: Date | string | null;
  }[];
  buyer: { email: string; username: string };
};

/** Recipient of an email and their language. */
type Recipient = { email: string; username: string; locale: string };

// A title has its own text direction, independent of the line.
const isolated = (title: string) =>
  /[\u0590-\u08ff]/.test(title) ? `\u2068${title}\u2069` : title;

const listOf = (lines: Line[]) =>
  lines.map(
    ({ quantity, title, unitPriceCents }) =>
      `${quantity} x ${isolated(title)}: ${formatMoney(unitPriceCents)}`,
  );

const link = (orderId: number) => `${env.APP_URL}/orders?order=${orderId}`;

/** Returns the confirmation for the buyer, in the language of the order. */
export function orderPaidEmail(order: Order): Email {
  const { id, locale, buyer, lines, totalCents } = order;
  const t = emailTranslator(locale);
  return renderEmail({
    to: buyer.email,
    locale,
    subject: t("orderPaid.subject", { id: String(id) }),
    greeting: t("greeting", { name: buyer.username }),
    paragraphs: [t("orderPaid.thanks", { id: String(id) })],
    rows: [...listOf(lines), t("total", { total: formatMoney(totalCents) }), ...arrivalsOf(order)],
    action: { label: t("orderPaid.next"), url: link(id) },
  });
}

/** Returns the estimate of each seller order, as checkout showed it. */
function arrivalsOf({ locale: storedLocale, sellerOrders = [] }: Order): string[] {
  const { locale, t } = documentTranslator(storedLocale);
  return sellerOrders.flatMap(({ seller, arrivesFrom, arrivesTo }) => {
    if (!arrivesFrom || !arrivesTo) return [];
    const dates = formatDateRange(locale, arrivesFrom, arrivesTo);
    return t("emails.orderPaid.arrives", {
      seller: isolated(sellerNameOf(toNamedSeller(seller))),
      dates,
    });
  });
}

/** Returns the email that notifies a seller of a sale. */
export function saleEmail(
  { id }: Pick<Order, "id">,
  sellerOrder: { subtotalCents: number; sellerNetCents: number },
  lines: Line[],
  seller: Recipient,
): Email {
  const t = emailTranslator(seller.locale);
  return renderEmail({
    to: seller.email,
    locale: seller.locale,
    subject: t("sale.subject", { id: String(id) }),
    greeting: t("greeting", { name: seller.username }),
    paragraphs: [t("sale.sold", { id: String(id) })],
    rows: [
      ...listOf(lines),
      t("total", { total: formatMoney(sellerOrder.subtotalCents) }),
      t("sale.yours", { net: formatMoney(sellerOrder.sellerNetCents) }),
    ],
    action: { label: t("sale.open"), url: link(id) },
  });
}

/** Returns the email that notifies the buyer that a payment came too late and is refunded. */
export function lateRefundEmail({ id, locale, buyer, totalCents }: Order): Email {
  const t = emailTranslator(locale);
  return renderEmail({
    to: buyer.email,
    locale,
    subject: t("lateRefund.subject", { id: String(id) }),
    greeting: t("greeting", { name: buyer.username }),
    paragraphs: [
      t("lateRefund.why", { id: String(id) }),
      t("lateRefund.what", { total: formatMoney(totalCents) }),
    ],
  });
}

/** Returns the email that notifies a seller that a payment came too late and nothing is to be shipped. */
export function lateRefundSellerEmail(orderId: number, seller: Recipient): Email {
  const t = emailTranslator(seller.locale);
  return renderEmail({
    to: seller.email,
    locale: seller.locale,
    subject: t("lateRefund.sellerSubject", { id: String(orderId) }),
    greeting: t("greeting", { name: seller.username }),
    paragraphs: [t("lateRefund.seller", { id: String(orderId) })],
  });
}

/** Returns the email about the refunded amount for the buyer, or about their share of it for the seller. Cents. */
export function refundedEmail(
  kind: "refunded" | "refundedSeller",
  reader: Recipient,
  orderId: number,
  refund: { amountCents: number; sellerCents: number; reason: string },
): Email {
  const t = emailTranslator(reader.locale);
  const values = {
    id: String(orderId),
    amount: formatMoney(refund.amountCents),
    share: formatMoney(refund.sellerCents),
  };
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`${kind}.subject`, values),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`${kind}.text`, values), t("refunded.reason", { reason: refund.reason })],
    action: {
      label: t(kind === "refunded" ? "orderPaid.next" : "sale.open"),
      url: link(orderId),
    },
  });
}

type Step = "shipped" | "delivered" | "cancelled" | "cancelledSeller";

/** Returns the email about a step of an order. `rows` are further lines, such as carrier and tracking number. */
export function orderStepEmail(
  step: Step,
  reader: Recipient,
  orderId: number,
  rows: string[] = [],
): Email {
  const t = emailTranslator(reader.locale);
  const values = { id: String(orderId) };
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`${step}.subject`, values),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`${step}.text`, values)],
    rows,
    action: {
      label: t(step === "cancelledSeller" ? "sale.open" : "orderPaid.next"),
      url: link(orderId),
    },
  });
}

type ReturnStep = "returnRequested" | "returnApproved" | "returnRejected";

/** Returns the email about a return: the request for the seller, the decision for the buyer. */
export function returnEmail(
  step: ReturnStep,
  reader: Recipient,
  orderId: number,
  content: { authorization?: string | null; text: string },
): Email {
  const t = emailTranslator(reader.locale);
  const values = { id: String(orderId), authorization: content.authorization ?? "" };
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`${step}.subject`, values),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`${step}.text`, values)],
    rows: content.text ? [content.text] : [],
    action: {
      label: t(step === "returnRequested" ? "sale.open" : "orderPaid.next"),
      url: link(orderId),
    },
  });
}
