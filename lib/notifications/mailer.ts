import "server-only";

import { createTransport, type Transporter } from "nodemailer";

import { env } from "@/lib/core/env.mjs";
import type { Email } from "@/lib/notifications/service/outbox";

let transport: Transporter | undefined;

/** Milliseconds; nodemailer waits ten minutes for a silent server. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Whether a mail server is configured; without one mails stay readable in the outbox. */
export function canSendEmail() {
  return env.SMTP_URL !== undefined;
}

/** Sends a mail by SMTP. The key names it, so that a mail sent twice after a crash is recognised as one. */
export async function sendEmail(mail: Email, key: string) {
  transport ??= createTransport({ url: env.SMTP_URL, ...TIMEOUTS });
  const messageId = `<${key.replace(/[^\w-]/g, ".")}@${new URL(env.APP_URL).hostname}>`;
  await transport.sendMail({ from: env.MAIL_FROM, messageId, ...mail });
}
