import "server-only";

import type { SignInProvider } from "@/generated/prisma/enums";
import type { Recipient } from "@/lib/accounts/emails";
import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import { PROVIDER_NAMES } from "./rules";

type Code = { code: string; provider: SignInProvider };

/** Returns the email with the code that proves the address of an identity. */
export function connectCodeEmail(
  { email, locale }: Pick<Recipient, "email" | "locale">,
  { code, provider }: Code,
) {
  const t = emailTranslator(locale);
  const name = PROVIDER_NAMES[provider];
  return renderEmail({
    to: email,
    locale,
    subject: t("connectCode.subject", { code }),
    paragraphs: [t("connectCode.text", { provider: name }), code],
    closing: [t("connectCode.closing")],
    because: "letter",
  });
}

type Connection = { kind: "connected" | "disconnected"; provider: SignInProvider; undo: string };

/** Returns the notice about a connected or disconnected provider. `undo` is the path that undoes it. */
export function connectionEmail(reader: Recipient, { kind, provider, undo }: Connection) {
  const t = emailTranslator(reader.locale);
  const values = { provider: PROVIDER_NAMES[provider] };
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`identity.${kind}.subject`, values),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`identity.${kind}.text`, values)],
    closing: [t("undoHint", { url: `${env.APP_URL}${undo}` })],
  });
}
