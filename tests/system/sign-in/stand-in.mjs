// Stand-in for the three sign-in providers: an OpenID provider whose next user and whose faults are set by the test.
import { OAuth2Server } from "oauth2-mock-server";

/**
 * @import { MutableResponse, MutableToken } from "oauth2-mock-server"
 * @import { Claims } from "./accounts.mjs"
 *
 * @typedef {keyof typeof TOKEN_FAULTS} TokenFault
 * @typedef {Awaited<ReturnType<typeof openStandIn>>} StandIn
 */

/** @typedef {Record<string, unknown>} Parameters of an authorization request */

/** Changes of the next ID token, each of which the shop must refuse. */
export const TOKEN_FAULTS = {
  "another nonce": (/** @type {MutableToken} */ token) => {
    token.payload.nonce = "of another sign-in";
  },
  "no nonce": (/** @type {MutableToken} */ token) => {
    delete token.payload.nonce;
  },
  "another audience": (/** @type {MutableToken} */ token) => {
    token.payload.aud = "another-client";
  },
  "another issuer": (/** @type {MutableToken} */ token) => {
    token.payload.iss = "https://evil.example";
  },
  "an expired token": (/** @type {MutableToken} */ token) => {
    token.payload.exp = token.payload.iat - 3_600;
  },
  "an unknown key": (/** @type {MutableToken} */ token) => {
    token.header.kid = "unknown";
  },
};

/** @param {{ defer: (end: () => unknown) => void }} keeper */
export async function openStandIn(keeper) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  keeper.defer(() => server.stop());

  /** @type {Partial<Claims>} */
  let user = {};
  /** @type {((token: MutableToken) => void) | null} */
  let spoil = null;
  /** @type {Parameters[]} */
  const authorized = [];
  /**
   * @param {unknown} _redirect
   * @param {{ query: Parameters }} request
   */
  const onAuthorize = (_redirect, { query }) => authorized.push(query);
  /** @param {MutableToken} token */
  const onToken = (token) => {
    Object.assign(token.payload, user);
    spoil?.(token);
  };
  /**
   * Facebook has no ID token.
   * @param {{ body: Record<string, unknown> }} response
   * @param {{ body: { redirect_uri?: unknown } }} request
   */
  const onResponse = ({ body }, request) => {
    if (String(request.body.redirect_uri).endsWith("/facebook")) delete body["id_token"];
  };
  /** @param {MutableResponse} response */
  const onUserinfo = (response) => {
    response.body = { ...user, id: user.sub };
  };
  server.service.on("beforeAuthorizeRedirect", onAuthorize);
  server.service.on("beforeTokenSigning", onToken);
  server.service.on("beforeResponse", onResponse);
  server.service.on("beforeUserinfo", onUserinfo);

  return {
    url: server.issuer.url,
    /** Parameters of every authorization request. */
    authorized,
    /**
     * Signs in this user next.
     * @param {Claims} claims
     * @param {TokenFault} [fault] of the token
     */
    become(claims, fault) {
      user = claims;
      spoil = fault ? TOKEN_FAULTS[fault] : null;
    },
    /** Adds a signing key; tokens are signed with either. */
    rotate: () => server.issuer.keys.generate("RS256"),
  };
}
