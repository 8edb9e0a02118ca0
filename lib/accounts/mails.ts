import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { composeMail } from "@/lib/notifications/compose";
import type { Mail } from "@/lib/notifications/outbox";

/** Whom a mail is for, and the language they read. */
export type Reader = { email: string; username: string; locale: string };

type Kind = "passwordReset" | "passwordChanged" | "verifyEmail" | "accountDeleted";

/** A mail about somebody's account; with an `address` it leads there. */
function accountMail(kind: Kind, reader: Reader, address?: string, undo?: string): Mail {
  const t = emailTranslator(reader.locale);
  return composeMail({
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

export function passwordResetMail(reader: Reader, secret: string) {
  return accountMail("passwordReset", reader, `/login?reset=${secret}`);
}

/** Warns the owner. `undo` is the address that undoes the change, where there is one. */
export function passwordChangedMail(reader: Reader, undo?: string) {
  return accountMail("passwordChanged", reader, "/login", undo);
}

export function verifyEmailMail(reader: Reader, secret: string) {
  return accountMail("verifyEmail", reader, `/login?verify=${secret}`);
}

export function accountDeletedMail(reader: Reader) {
  return accountMail("accountDeleted", reader, "/contact");
}

/** Tells an admin which role was given in their name. `undo` is the address that undoes it. */
export function roleChangedMail(
  reader: Reader,
  { name, role, undo }: { name: string; role: string; undo: string },
) {
  const t = emailTranslator(reader.locale);
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject: t("roleChanged.subject", { name }),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("roleChanged.text", { name, role })],
    closing: [t("undoHint", { url: `${env.APP_URL}${undo}` })],
  });
}
