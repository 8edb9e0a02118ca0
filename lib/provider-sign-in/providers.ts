import "server-only";

import Apple from "next-auth/providers/apple";
import Facebook from "next-auth/providers/facebook";
import Google from "next-auth/providers/google";
import type { Provider } from "next-auth/providers/index";

import type { SignInProvider } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { createAppleSecret } from "./apple-secret";

/** Version of Facebook's Graph API. */
const GRAPH_VERSION = "v25.0";

/** Returns the providers whose keys are set, in the order of their buttons. */
export function listProviders(): SignInProvider[] {
  const keys: Record<SignInProvider, (string | undefined)[]> = {
    google: [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
    apple: [env.APPLE_CLIENT_ID, env.APPLE_TEAM_ID, env.APPLE_KEY_ID, env.APPLE_PRIVATE_KEY],
    facebook: [env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET],
  };
  const names: SignInProvider[] = ["google", "apple", "facebook"];
  return names.filter((name) => keys[name].every(Boolean));
}

/** Returns the configuration of next-auth for one provider. */
export async function configureProvider(name: SignInProvider): Promise<Provider> {
  return CONFIGURATIONS[name]();
}

/** The discovery document of a test server, if there is one. */
const discovery = () =>
  env.SIGN_IN_PROVIDER_BASE
    ? { wellKnown: `${env.SIGN_IN_PROVIDER_BASE}/.well-known/openid-configuration` }
    : {};

const CONFIGURATIONS = {
  google: () =>
    Google({
      clientId: env.GOOGLE_CLIENT_ID ?? "",
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? "",
      checks: ["pkce", "state", "nonce"],
      // Google would otherwise sign in the account that the browser used last, without asking.
      authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
      ...discovery(),
    }),
  apple: async () =>
    Apple({
      clientId: env.APPLE_CLIENT_ID ?? "",
      clientSecret: await createAppleSecret(),
      checks: ["pkce", "state", "nonce"],
      ...discovery(),
    }),
  facebook: () => {
    const base = env.SIGN_IN_PROVIDER_BASE;
    return Facebook({
      clientId: env.FACEBOOK_CLIENT_ID ?? "",
      clientSecret: env.FACEBOOK_CLIENT_SECRET ?? "",
      checks: ["pkce", "state"],
      authorization: {
        url: base ? `${base}/authorize` : `https://www.facebook.com/${GRAPH_VERSION}/dialog/oauth`,
        params: { scope: "email" },
      },
      token: base
        ? `${base}/token`
        : `https://graph.facebook.com/${GRAPH_VERSION}/oauth/access_token`,
      userinfo: {
        url: base ? `${base}/userinfo` : `https://graph.facebook.com/${GRAPH_VERSION}/me`,
        params: { fields: "id,name,email" },
      },
      profile: ({ id, name, email }) => ({ id, name, email, image: null }),
    });
  },
};
