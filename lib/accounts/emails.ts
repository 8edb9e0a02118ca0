import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";

/** Recipient of an email and their language. */
export type Recipient = { email: string; username: string; locale: string };

type Kind = "passwordReset" | "passwordChanged" | "verifyEmail" | "accountDeleted";

/** Returns an email about an account; `address` is the target of its link. */
function accountMail(kind: Kind, reader: Recipient, address?: string, undo?: string): Email {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`${kind}.subject`),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`${kind}.text`)],
    ...(address ? { action: { label: t(`${kind}.action`), url: `${env.APP_URL}${address}` } } : {}),
    closing: [
      t(`${kind}.closing`),
      ...(undo ? [t("undoHint", { url: `${env.APP_URL}${undo}` })] : []),
    ],
  });
}

export function passwordResetEmail(reader: Recipient, secret: string) {
  return accountMail("passwordReset", reader, `/login?reset=${secret}`);
}

/** Returns the warning about a changed password. `undo` is the URL that undoes the change, if there is one. */
export function passwordChangedEmail(reader: Recipient, undo?: string) {
  return accountMail("passwordChanged", reader, "/login", undo);
}

export function verificationEmail(reader: Recipient, secret: string) {
  return accountMail("verifyEmail", reader, `/login?verify=${secret}`);
}

export function accountDeletedEmail(reader: Recipient) {
  return accountMail("accountDeleted", reader, "/contact");
}

/** Returns the notice to an admin about a role granted in their name. `undo` is the URL that undoes it. */
export function roleChangedEmail(
  reader: Recipient,
  { name, role, undo }: { name: string; role: string; undo: string },
) {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("roleChanged.subject", { name }),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("roleChanged.text", { name, role })],
    closing: [t("undoHint", { url: `${env.APP_URL}${undo}` })],
  });
}
