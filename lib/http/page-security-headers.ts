import "server-only";

import { createHash, randomBytes } from "node:crypto";

import { env } from "@/lib/core/env.mjs";
import { noncePolicy } from "./content-security-policy.mjs";
import { INLINE_HEAD_SCRIPT } from "./inline-head-script";

/** Made per request, and the same for everybody who asks the same. */
const DYNAMIC_PUBLIC_PATHS =
  /^\/(?:compare|find\/blog|find\/business-directory|holiday-stores|login|marketplace-map|shop\/find)$/;

/** Made per request for whoever asks. */
const PERSONAL_PATHS =
  /^\/(?:add-business|add-product|admin|buyer-tools|cart|checkout|community|community\/post\/[^/]+|custom-storefront|dashboard|find\/events|logo-preview|monthly-reports|orders|payout-settings|product\/[^/]+\/own|profile|purchase-heatmap|seller-tools|store\/[^/]+\/own|subscription-plans|wholesale-application|wishlist)$/;

const CSP_OPTIONS = {
  isSecure: env.APP_URL.startsWith("https://"),
  isDevelopment: env.NODE_ENV === "development",
};

const HASH = createHash("sha256").update(INLINE_HEAD_SCRIPT).digest("base64");

/**
 * What a page says of itself beyond next.config.mjs. One that is made per request has a nonce, which the framework
 * puts on its scripts; one that is made for somebody signed in is kept nowhere, so that it cannot be brought back
 * after they left.
 * @param path the page behind the address, without its language
 */
export function pageHeaders(path: string, { isSignedIn }: { isSignedIn: boolean }) {
  const isOwn = PERSONAL_PATHS.test(path);
  const headers = new Headers();
  if (isOwn || DYNAMIC_PUBLIC_PATHS.test(path)) {
    const nonce = randomBytes(16).toString("base64");
    headers.set("content-security-policy", noncePolicy(CSP_OPTIONS, { nonce, hash: HASH }));
  }
  if (isOwn && isSignedIn) headers.set("cache-control", "private, no-store");
  return headers;
}
