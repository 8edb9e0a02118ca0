import "server-only";

import type { IncomingMessage } from "node:http";

import { BRAND } from "@/lib/core/site";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { getDirection } from "@/lib/i18n/routing";
import { documentTranslator } from "@/lib/i18n/translator";

const CHOSEN = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w{2})`);

/** Returns the language of a request as middleware does: from the URL, then from the cookie. */
function languageOf({ url = "", headers }: IncomingMessage) {
  const asked = /[?&]lang=(\w{2})(?:&|$)/.exec(url)?.[1];
  return documentTranslator(asked ?? CHOSEN.exec(headers.cookie ?? "")?.[1] ?? "");
}

/** Returns the text of a 503 response for clients that are not browsers. */
export function unavailableText(request: IncomingMessage): string {
  return languageOf(request).t("errors.databaseDown");
}

/**
 * Returns the HTML of a 503 response: one sentence and a retry, in the visitor's language. It has no dependencies: no
 * script and no font.
 */
export function unavailablePage(request: IncomingMessage): string {
  const { locale, t } = languageOf(request);
  return `<!doctype html>
<html lang="${locale}" dir="${getDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("errors.databaseDown")} | ${BRAND}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; text-align: center; }
main { max-width: 36rem; padding: 2rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
a { display: inline-block; padding: 0.75rem 1.5rem; border: 2px solid; border-radius: 0.5rem; color: inherit; }
</style>
</head>
<body>
<main>
<p>${BRAND}</p>
<h1>${t("errors.databaseDown")}</h1>
<p><a href="">${t("common.tryAgain")}</a></p>
</main>
</body>
</html>
`;
}
