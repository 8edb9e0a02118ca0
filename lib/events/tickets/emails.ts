import "server-only";

import { env } from "@/lib/core/env.mjs";
import { formatMoney } from "@/lib/core/money";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";
import { formatEventDate } from "./format-date";
import { toIcs } from "./ics";

type Purchase = {
  code: string;
  quantity: number;
  totalCents: number;
  locale: string;
  buyer: { email: string; username: string };
  event: { id: number; title: string; startsAt: Date; endsAt: Date | null; location: string };
};

/** Returns the email of a valid purchase: the code, the link to the QR codes and the calendar file. */
export function ticketEmail(purchase: Purchase & { seats: unknown[] }): Email {
  const { code, quantity, totalCents, locale, event } = purchase;
  const t = emailTranslator(locale);
  return reminderEmail(purchase, {
    subject: t("eventTickets.subject", { title: event.title }),
    text: t("eventTickets.text", { title: event.title, count: quantity }),
    rows: [
      t("eventTickets.code", { code }),
      formatEventDate(event.startsAt, locale),
      event.location,
      totalCents === 0 ? t("eventTickets.free") : t("total", { total: formatMoney(totalCents) }),
    ],
  });
}

/** Returns the email that notifies a ticket holder of a new time or place; the tickets stay valid. */
export function rescheduledEmail(purchase: Purchase): Email {
  const { code, locale, event } = purchase;
  const t = emailTranslator(locale);
  return reminderEmail(purchase, {
    subject: t("eventMoved.subject", { title: event.title }),
    text: t("eventMoved.text", { title: event.title }),
    rows: [
      formatEventDate(event.startsAt, locale),
      event.location,
      t("eventTickets.code", { code }),
    ],
  });
}

type ReminderTexts = { subject: string; text: string; rows: string[] };

/** Returns an email to a ticket holder with the link to the tickets and the calendar file. */
function reminderEmail(
  { code, locale, buyer, event }: Purchase,
  { subject, text, rows }: ReminderTexts,
): Email {
  const t = emailTranslator(locale);
  const email = renderEmail({
    to: buyer.email,
    locale,
    subject,
    greeting: t("greeting", { name: buyer.username }),
    paragraphs: [text],
    rows,
    action: { label: t("eventTickets.open"), url: `${env.APP_URL}/events?ticket=${code}` },
    closing: [t("eventTickets.closing")],
  });
  return withDay(email, event);
}

/** Adds the event's calendar file to an email. */
function withDay(email: Email, event: Purchase["event"]): Email {
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  const file = { filename: "event.ics", contentType, content: toIcs(event) };
  return { ...email, attachments: [file] };
}

/**
 * Returns the email about tickets that are no longer valid: the event is cancelled, or the payment came after the seats
 * were sold.
 */
export function ticketRefundEmail(purchase: Purchase, reason: "late" | "cancelled"): Email {
  const { code, totalCents, locale, buyer, event } = purchase;
  const t = emailTranslator(locale);
  return renderEmail({
    to: buyer.email,
    locale,
    subject: t(`eventTicketsBack.${reason}Subject`, { title: event.title }),
    greeting: t("greeting", { name: buyer.username }),
    paragraphs: [
      t(`eventTicketsBack.${reason}`, { title: event.title }),
      ...(totalCents > 0 ? [t("eventTicketsBack.what", { total: formatMoney(totalCents) })] : []),
    ],
    rows: [
      t("eventTickets.code", { code }),
      formatEventDate(event.startsAt, locale),
      event.location,
    ],
  });
}
