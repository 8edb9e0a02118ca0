/**
 * The name of the cookie that says only that somebody is signed in, so that a visitor's browser need not ask
 * (decisions.md, "Sign-in and demo"). Not secret: scripts may read it.
 */
export const SIGNED_IN_COOKIE = "shaafi-signed-in";
