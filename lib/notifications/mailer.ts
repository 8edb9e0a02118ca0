import "server-only";

import { createTransport, type Transporter } from "nodemailer";

import { env } from "@/lib/core/env.mjs";
import type { Email } from "@/lib/notifications/service/outbox";

let transport: Transporter | undefined;

/** Timeouts in ms; the default of nodemailer is up to ten minutes. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Returns whether a mail server is configured; without one, emails stay in the outbox. */
export function canSendEmail() {
  return env.SMTP_URL !== undefined;
}

/** Sends an email by SMTP. `key` becomes its Message-ID, so that a duplicate after a crash is recognized. */
export async function sendEmail(email: Email, key: string) {
  transport ??= createTransport({ url: env.SMTP_URL, ...TIMEOUTS });
  const messageId = `<${key.replace(/[^\w-]/g, ".")}@${new URL(env.APP_URL).hostname}>`;
  await transport.sendMail({ from: env.MAIL_FROM, messageId, ...email });
}
