import "server-only";

/** Loads the WebAuthn library on first use: its certificate parsers slow the start of every other page and call. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
