import "server-only";

import type { NextRequest } from "next/server";
import type { Locale } from "next-intl";

import { SIGNED_IN_COOKIE } from "@/lib/auth/signed-in-cookie.mjs";
import { restoreScripts } from "@/lib/cache/defer-scripts.mjs";
import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { LITE_COOKIE } from "./lite-cookie";

/** Static public pages that work without script: home, shop, product. */
const PUBLIC_PAGE = /^\/(?:$|shop$|product\/\d+$)/;

const WAIT_MS = 3_000;

function prefersLite({ cookies, headers }: NextRequest) {
  const chosen = cookies.get(LITE_COOKIE)?.value;
  return chosen ? chosen === "1" : headers.get("save-data") === "on";
}

/**
 * Returns the HTML of a lite page; null if the request needs the normal response. Fetches the static page and removes
 * its most expensive content; on any failure the normal response is used.
 */
export async function renderLitePage(request: NextRequest, locale: Locale): Promise<string | null> {
  const { pathname, search } = request.nextUrl;
  const isDocument = request.method === "GET" && !request.headers.has("rsc");
  if (!isDocument || !PUBLIC_PAGE.test(pathname) || !prefersLite(request)) return null;
  try {
    const response = await fetch(`${env.APP_URL}${pathname}${search}`, {
      headers: { accept: "text/html", cookie: `${LOCALE_COOKIE}=${locale}` },
      redirect: "error",
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (response.status !== 200) return null;
    return stripHeavyMarkup(await response.text(), {
      isSignedIn: request.cookies.has(SIGNED_IN_COOKIE),
    });
  } catch (error) {
    log.error("Failed to render a lite page", error);
    return null;
  }
}

/**
 * Removes preloads, makes images lazy, and delays a visitor's scripts until the first interaction (public/lite.js).
 * Signed-in users need their scripts at once.
 */
function stripHeavyMarkup(html: string, { isSignedIn }: { isSignedIn: boolean }) {
  const light = html
    .replace("<html ", '<html data-lite="" ')
    .replace(/<link rel="preload"[^>]*>/g, "")
    .replace(/:HL\[\\"[^\]]*\\"image\\"[^\]]*\]\\n/g, "") // the same preloads in React's payload
    .replace(/(<img[^>]*) loading="eager"/g, '$1 loading="lazy"');
  if (isSignedIn) return light;
  // A newly rendered page has the script tags of Next, a cached one those of lib/cache/defer-scripts.mjs.
  return restoreScripts(light, (address) => `<script src="${address}"></script>`)
    .replace(
      /<script src="(\/_next\/[^"]+)"(?![^>]*noModule)/g,
      '<script type="text/lite" data-src="$1"',
    )
    .replace("</head>", '<script src="/lite.js" async=""></script></head>');
}
