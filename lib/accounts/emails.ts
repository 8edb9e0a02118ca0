import "server-only";

import { env } from "@/lib/core/env.mjs";
import { documentTranslator, emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";

/** Recipient of an email and their language. */
export type Recipient = { email: string; username: string; locale: string };

/** The page with the password, second factors and sessions. */
const SECURITY_URL = `${env.APP_URL}/profile?tab=security`;

type Kind = "passwordReset" | "passwordChanged" | "verifyEmail" | "accountDeleted";

/** Returns an email about an account; `address` is the target of its link. */
function accountEmail(kind: Kind, reader: Recipient, address?: string, undo?: string): Email {
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
  return accountEmail("passwordReset", reader, `/login?reset=${secret}`);
}

/** Returns the warning about a changed password. `undo` is the URL that undoes the change, if there is one. */
export function passwordChangedEmail(reader: Recipient, undo?: string) {
  return accountEmail("passwordChanged", reader, "/login", undo);
}

export function verificationEmail(reader: Recipient, secret: string) {
  return accountEmail("verifyEmail", reader, `/login?verify=${secret}`);
}

export function accountDeletedEmail(reader: Recipient) {
  return accountEmail("accountDeleted", reader, "/contact");
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

/** Changes of second factors that are emailed; each has texts of its own. */
export type SecondFactorChange =
  | "twoStepOn"
  | "twoStepOff"
  | "twoStepReset"
  | "codesReplaced"
  | "passkeyAdded"
  | "passkeyRenamed"
  | "passkeyRemoved";

type SecondFactorNotice = { change: SecondFactorChange; undo: string };

/** Returns the notice about a change of second factors. `undo` is the URL that undoes it. */
export function secondFactorEmail(reader: Recipient, { change, undo }: SecondFactorNotice) {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`secondFactor.${change}.subject`),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`secondFactor.${change}.text`)],
    action: { label: t("secondFactor.action"), url: SECURITY_URL },
    closing: [t("undoHint", { url: `${env.APP_URL}${undo}` })],
  });
}

type Device = { browser: string | null; system: string | null; at: Date };

/** Returns the notice about a sign-in from a browser that has not signed in to the account before. */
export function newDeviceEmail(reader: Recipient, { browser, system, at: signedInAt }: Device) {
  const t = emailTranslator(reader.locale);
  const time = documentTranslator(reader.locale).format.dateTime(signedInAt, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("newDevice.subject"),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("newDevice.text")],
    rows: [
      browser && system ? t("newDevice.device", { browser, system }) : t("newDevice.unknown"),
      time,
    ],
    action: { label: t("newDevice.action"), url: SECURITY_URL },
    closing: [t("newDevice.closing")],
  });
}
