import { env } from "@/lib/core/env.mjs";

/**
 * Switches a test file between the sandbox and the fake Stripe. Call it before anything changes `env`.
 * @param fake its address is read when a test switches, since it starts after the file is loaded
 */
export function stripeEnvironment(fake: () => { url: string }) {
  const before = { ...env };
  return {
    enableStripe() {
      Object.assign(env, {
        PAYMENTS: undefined,
        STRIPE_SECRET_KEY: "sk_test_fake",
        STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
        STRIPE_API_BASE: fake().url,
      });
    },
    restore() {
      Object.assign(env, before);
    },
  };
}
