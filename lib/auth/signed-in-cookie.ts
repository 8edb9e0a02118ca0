/**
 * Name of the cookie that marks a signed-in browser, so that a visitor's browser sends no session request
 * (decisions.md, "Sign-in and demo"). Not secret: readable by scripts.
 */
export const SIGNED_IN_COOKIE = "shaafi-signed-in";
