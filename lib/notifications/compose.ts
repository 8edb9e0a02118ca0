import "server-only";

import { BRAND } from "@/lib/brand/constants";
import { env } from "@/lib/core/env.mjs";
import { directionOf } from "@/lib/i18n/routing";
import { translatorOf } from "@/lib/i18n/translator";
import type { Mail } from "./outbox";

type Words = {
  to: string;
  /** The reader's stored language. */
  locale: string;
  subject: string;
  greeting?: string;
  paragraphs: string[];
  /** Lines that stand together, such as what was bought. */
  rows?: string[];
  /** The one thing to do. `url` is absolute and ours. */
  action?: { label: string; url: string };
  /** What follows the action, such as how long a link works. */
  closing?: string[];
  /** Why it came: they have an account, if nothing is said, or wrote to us without one. */
  because?: "account" | "letter";
};

const FOOTERS = { account: "footer", letter: "footerLetter" } as const;

/** A mail in both its forms, text and HTML, in the reader's language and direction. Every word is escaped. */
export function composeMail({ to, subject, ...words }: Words): Mail {
  return { to, subject, text: toText(words), html: toHtml(subject, words) };
}

type Body = Omit<Words, "to" | "subject">;

function toText(body: Body) {
  const { locale, greeting, paragraphs, rows, action, closing = [], because = "account" } = body;
  const blocks = [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(rows?.length ? [rows.join("\n")] : []),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...closing,
    `--\n${BRAND}\n${translatorOf(locale)(FOOTERS[because])}\n${env.APP_URL}`,
  ];
  return blocks.join("\n\n");
}

const FONT =
  "font-family:'Segoe UI','Noto Sans','Noto Sans Ethiopic','Noto Sans Arabic',Arial,sans-serif";
const INK = "#2b1b12";
const BRAND_INK = "#92400e";

function toHtml(subject: string, body: Body) {
  const { locale, greeting, paragraphs, rows, action, closing = [], because = "account" } = body;
  const direction = directionOf(locale);
  const side = direction === "rtl" ? "right" : "left";
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const list = rows?.length
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-top:1px solid #e7d8c4">${rows.map((row) => `<tr><td style="padding:10px 0;border-bottom:1px solid #e7d8c4">${escapeHtml(row)}</td></tr>`).join("")}</table>`
    : "";
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b45309;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf5ec;color:${INK};${FONT};font-size:16px;line-height:1.6">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #e7d8c4;border-radius:12px">
<tr><td style="padding:24px 28px 0;text-align:${side};font-weight:700;font-size:18px;color:${BRAND_INK}">${BRAND}</td></tr>
<tr><td dir="${direction}" style="padding:20px 28px 12px;text-align:${side}">
${greeting ? paragraph(greeting) : ""}${paragraphs.map(paragraph).join("")}${list}${button}${closing.map(paragraph).join("")}
</td></tr>
<tr><td dir="${direction}" style="padding:14px 28px 24px;text-align:${side};border-top:1px solid #e7d8c4;font-size:13px;color:#6b5546">${escapeHtml(translatorOf(locale)(FOOTERS[because]))}<br><a href="${escapeHtml(env.APP_URL)}" style="color:${BRAND_INK}">${escapeHtml(env.APP_URL)}</a></td></tr>
</table></td></tr></table>
</body></html>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Line breaks stay; nothing else of the text is HTML. */
function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign).replace(/\n/g, "<br>");
}
