import "server-only";

import type { NextRequest } from "next/server";
import type { Locale } from "next-intl";

import { SIGNED_IN_COOKIE } from "@/lib/auth/signed-in-cookie";
import { restoreScripts } from "@/lib/cache/defer-scripts.mjs";
import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { LOCALE_COOKIE } from "@/lib/i18n/routing";
import { LITE_COOKIE } from "./lite-cookie";

/** Pages that are the same for everybody and work without script: home, shop, product. */
const PUBLIC_PAGE = /^\/(?:$|shop$|product\/\d+$)/;

const WAIT_MS = 3_000;

function prefersLite({ cookies, headers }: NextRequest) {
  const chosen = cookies.get(LITE_COOKIE)?.value;
  return chosen ? chosen === "1" : headers.get("save-data") === "on";
}

/**
 * The page behind a request for a lite one, or null where the ordinary answer will do. The pages are made once
 * for everybody, so this takes the ordinary one and holds back what costs most; whatever goes wrong with
 * that, the ordinary answer remains.
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
    log.error("lite page could not be made", error);
    return null;
  }
}

/**
 * Takes the weight out of a page: nothing is fetched ahead, pictures wait until they are seen, and a visitor's
 * scripts wait for the first touch (public/lite.js). Whoever is signed in has parts that need them at once.
 */
function stripHeavyMarkup(html: string, { isSignedIn }: { isSignedIn: boolean }) {
  const light = html
    .replace("<html ", '<html data-lite="" ')
    .replace(/<link rel="preload"[^>]*>/g, "")
    .replace(/:HL\[\\"[^\]]*\\"image\\"[^\]]*\]\\n/g, "") // the same, as React would do it later
    .replace(/(<img[^>]*) loading="eager"/g, '$1 loading="lazy"');
  if (isSignedIn) return light;
  // A page that was just made names its scripts as Next does, one that is kept as lib/cache/defer-scripts.mjs does.
  return restoreScripts(light, (address) => `<script src="${address}"></script>`)
    .replace(
      /<script src="(\/_next\/[^"]+)"(?![^>]*noModule)/g,
      '<script type="text/lite" data-src="$1"',
    )
    .replace("</head>", '<script src="/lite.js" async=""></script></head>');
}
