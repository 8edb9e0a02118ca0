// Stand-in for the three sign-in providers: an OpenID provider whose next user and whose faults are set by the test.
import { OAuth2Server } from "oauth2-mock-server";

/** Changes of the next ID token, each of which the shop must refuse. */
export const TOKEN_FAULTS = {
  "another nonce": (token) => {
    token.payload.nonce = "of another sign-in";
  },
  "no nonce": (token) => {
    delete token.payload.nonce;
  },
  "another audience": (token) => {
    token.payload.aud = "another-client";
  },
  "another issuer": (token) => {
    token.payload.iss = "https://evil.example";
  },
  "an expired token": (token) => {
    token.payload.exp = token.payload.iat - 3_600;
  },
  "an unknown key": (token) => {
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

  let user = {};
  let spoil = null;
  const authorized = [];
  server.service.on("beforeAuthorizeRedirect", (_redirect, { query }) => authorized.push(query));
  server.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, user);
    spoil?.(token);
  });
  // Facebook has no ID token.
  server.service.on("beforeResponse", ({ body }, { body: asked }) => {
    if (String(asked.redirect_uri).endsWith("/facebook")) delete body.id_token;
  });
  server.service.on("beforeUserinfo", (response) => {
    response.body = { ...user, id: user.sub };
  });

  return {
    url: server.issuer.url,
    /** Parameters of every authorization request. */
    authorized,
    /** Signs in this user next; `fault` is a key of TOKEN_FAULTS. */
    become(claims, fault) {
      user = claims;
      spoil = fault ? TOKEN_FAULTS[fault] : null;
    },
    /** Adds a signing key; tokens are signed with either. */
    rotate: () => server.issuer.keys.generate("RS256"),
  };
}
