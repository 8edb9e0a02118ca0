import "server-only";

import { env } from "@/lib/core/env.mjs";
import { escapeHtml } from "@/lib/core/escape-html";
import { BRAND } from "@/lib/core/site";
import { getDirection } from "@/lib/i18n/routing";
import { emailTranslator } from "@/lib/i18n/translator";
import type { Email } from "@/lib/notifications/service/outbox";

type EmailOptions = {
  to: string;
  /** Stored language of the recipient. */
  locale: string;
  subject: string;
  greeting?: string;
  paragraphs: string[];
  /** Lines of one list, such as line items. */
  rows?: string[];
  /** Single call to action. `url` is absolute and on our domain. */
  action?: { label: string; url: string };
  /** Paragraphs after the action, such as how long a link is valid. */
  closing?: string[];
  /** Reason in the footer: the recipient has an account (default), or wrote to support without one. */
  because?: "account" | "letter";
};

const FOOTERS = { account: "footer", letter: "footerContact" } as const;

/** Returns an email as text and HTML in the recipient's language and direction. All text is escaped. */
export function renderEmail({ to, ...content }: EmailOptions): Email {
  const { subject, ...body } = isRtl(content.locale) ? withIsolatedAmounts(content) : content;
  return { to, subject, text: toText(body), html: toHtml(subject, body) };
}

const isRtl = (locale: string) => getDirection(locale) === "rtl";

/** After Arabic text an amount would be displayed as 50$; isolates force left-to-right order. */
function withIsolatedAmounts<T extends Omit<EmailOptions, "to">>(content: T): T {
  const isolate = (text: string) => text.replace(/-?\$\d[\d,]*(?:\.\d+)?/g, "\u2066$&\u2069");
  const { subject, paragraphs, rows, closing } = content;
  return {
    ...content,
    subject: isolate(subject),
    paragraphs: paragraphs.map(isolate),
    ...(rows ? { rows: rows.map(isolate) } : {}),
    ...(closing ? { closing: closing.map(isolate) } : {}),
  };
}

type Body = Omit<EmailOptions, "to" | "subject">;

function toText(body: Body) {
  const { locale, greeting, paragraphs, rows, action, closing = [], because = "account" } = body;
  const blocks = [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(rows?.length ? [rows.join("\n")] : []),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...closing,
    `--\n${BRAND}\n${emailTranslator(locale)(FOOTERS[because])}\n${env.APP_URL}`,
  ];
  return blocks.join("\n\n");
}

// Design tokens of the light theme: email clients do not support CSS variables.
const FONT =
  "font-family:'Segoe UI','Noto Sans','Noto Sans Ethiopic','Noto Sans Arabic',Arial,sans-serif";
const INK = "#241812";
const QUIET = "#65554a";
const RULE = "#e7e1d8";
const BRAND_INK = "#8f4b00";

/** Ethiopic needs a larger line height and Arabic a larger font, as on the pages. */
const TYPE: Record<string, string> = {
  am: "font-size:16px;line-height:1.7",
  ar: "font-size:17px;line-height:1.75",
};
const LATIN_TYPE = "font-size:16px;line-height:1.5";

const COTTON = "#fbf8f2";
const STRIPES = [
  "#a93a1f",
  COTTON,
  "#d97706",
  INK,
  COTTON,
  "#2c6e52",
  "#f0a53a",
  "#28587e",
  COTTON,
];
const WIDTHS = [19, 2, 29, 3, 2, 19, 3, 19, 4];

/** The thread as table cells: email clients do not render gradients. */
const THREAD = `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed"><tr>${[...STRIPES, ...STRIPES].map((color, index) => `<td style="width:${(WIDTHS[index % WIDTHS.length] ?? 0) / 2}%;height:4px;line-height:4px;font-size:0;background:${color}"></td>`).join("")}</tr></table>`;

function toHtml(subject: string, body: Body) {
  const { locale, greeting, paragraphs, rows, action, closing = [], because = "account" } = body;
  const direction = getDirection(locale);
  const side = direction === "rtl" ? "right" : "left";
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${asHtml(text)}</p>`;
  // A row is often an address or a title, so its direction follows its own characters.
  const list = rows?.length
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;border-top:1px solid ${RULE}">${rows.map((row) => `<tr><td dir="auto" style="padding:10px 0;text-align:${side};border-bottom:1px solid ${RULE}">${asHtml(row)}</td></tr>`).join("")}</table>`
    : "";
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:#d97706;color:#1f120a;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fcfbf9;color:${INK};${FONT};${TYPE[locale] ?? LATIN_TYPE}">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid ${RULE};border-radius:8px;overflow-wrap:anywhere">
<tr><td style="padding:0">${THREAD}</td></tr>
<tr><td style="padding:24px 28px 0;text-align:${side};font-weight:600;font-size:18px"><span aria-hidden="true" style="color:#d97706">◆</span> ${BRAND}</td></tr>
<tr><td dir="${direction}" style="padding:20px 28px 12px;text-align:${side}">
${greeting ? paragraph(greeting) : ""}${paragraphs.map(paragraph).join("")}${list}${button}${closing.map(paragraph).join("")}
</td></tr>
<tr><td dir="${direction}" style="padding:14px 28px 24px;text-align:${side};border-top:1px solid ${RULE};font-size:14px;color:${QUIET}">${asHtml(emailTranslator(locale)(FOOTERS[because]))}<br><a href="${escapeHtml(env.APP_URL)}" style="color:${BRAND_INK}"><bdi dir="ltr">${escapeHtml(env.APP_URL)}</bdi></a></td></tr>
</table></td></tr></table>
</body></html>`;
}

/** Escapes a text and preserves its line breaks. */
const asHtml = (text: string) => escapeHtml(text).replace(/\n/g, "<br>");
