// Plain JavaScript, because lib/http/route-policy.mjs reads it outside of the bundle.

/**
 * Name of the cookie that marks a signed-in browser, so that a visitor's browser sends no session request
 * (decisions.md, "Sign-in and demo"). Its value is the role, which only selects a cached public page or a page that
 * authorizes by itself. Not secret: readable by scripts.
 */
export const SIGNED_IN_COOKIE = "shaafi-signed-in";
