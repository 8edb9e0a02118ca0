import "server-only";

import { createHash, randomBytes } from "node:crypto";
import { noncePolicy } from "@/lib/core/content-security-policy.mjs";
import { env } from "@/lib/core/env.mjs";
import { storageOrigins } from "@/lib/core/storage-settings.mjs";
import { INLINE_HEAD_SCRIPT } from "./inline-head-script";
import { findRoute } from "./route-policy.mjs";

const CSP_OPTIONS = {
  isSecure: env.APP_URL.startsWith("https://"),
  isDevelopment: env.NODE_ENV === "development",
  storage: storageOrigins(env),
};

const HASH = createHash("sha256").update(INLINE_HEAD_SCRIPT).digest("base64");

/**
 * Returns the headers of a page in addition to next.config.mjs. Dynamic pages have a nonce, which the framework adds to
 * their scripts; pages of a signed-in viewer are not cached, so that they cannot be restored after sign-out.
 * @param path the internal path of the page, without its language
 */
export function pageHeaders(path: string, { isSignedIn }: { isSignedIn: boolean }) {
  const route = findRoute(path);
  const headers = new Headers();
  if (route?.rendering === "dynamic") {
    const nonce = randomBytes(16).toString("base64");
    headers.set("content-security-policy", noncePolicy(CSP_OPTIONS, { nonce, hash: HASH }));
  }
  if (route?.isPersonal && isSignedIn) headers.set("cache-control", "private, no-store");
  return headers;
}
