import "server-only";

import { getContact } from "@/lib/core/operator";
import { BRAND } from "@/lib/core/site";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { getDirection } from "@/lib/i18n/routing";
import { documentTranslator } from "@/lib/i18n/translator";

/** The parts of a request that select the language and the type of a 503 response. */
type Reader = { url?: string; headers: { accept?: string; cookie?: string } };

type Texts = { locale: string; title: string; action: string };

export type UnavailableBody = { type: string; body: string; policy?: string };

/** Policy of a 503 page, which has a style and no script. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const CHOSEN = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w{2})`);

/** Returns the language of a request as middleware does: from the URL, then from the cookie. */
function languageOf({ url = "", headers }: Reader) {
  const queryLocale = /[?&]lang=(\w{2})(?:&|$)/.exec(url)?.[1];
  return documentTranslator(queryLocale ?? CHOSEN.exec(headers.cookie ?? "")?.[1] ?? "");
}

/**
 * Returns the body of a 503 response while the database is away, in the visitor's language: a page with a link that
 * tries again, or one sentence for clients that are not browsers.
 */
export function databaseAwayBody(request: Reader): UnavailableBody {
  const { locale, t } = languageOf(request);
  const title = t("errors.databaseDown");
  const action = `<a href="">${t("common.tryAgain")}</a>`;
  return bodyFor(request, { text: title, page: { locale, title, action } });
}

/**
 * Returns the body of a 503 response of a deployment that is not configured completely, in the visitor's language. It
 * names the support address if there is one, and no setting.
 */
export function notConfiguredBody(request: Reader): UnavailableBody {
  const { locale, t } = languageOf(request);
  const title = t("errors.notConfigured");
  const contact = getContact();
  const action = contact
    ? t("errors.notConfiguredHelp", { email: contact.emails[0] })
    : t("errors.notConfiguredRetry");
  return bodyFor(request, { text: `${title} ${action}`, page: { locale, title, action } });
}

function bodyFor({ headers }: Reader, { text, page }: { text: string; page: Texts }) {
  if (!/text\/html/.test(headers.accept ?? "")) {
    return { type: "text/plain; charset=utf-8", body: text };
  }
  return { type: "text/html; charset=utf-8", body: renderPage(page), policy: POLICY };
}

/** Returns HTML without dependencies: no script and no font. */
function renderPage({ locale, title, action }: Texts): string {
  return `<!doctype html>
<html lang="${locale}" dir="${getDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${BRAND}</title>
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
<h1>${title}</h1>
<p>${action}</p>
</main>
</body>
</html>
`;
}
