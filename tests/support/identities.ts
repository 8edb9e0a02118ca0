import { randomUUID } from "node:crypto";

import { register } from "@/lib/accounts/service/credentials";
import { db } from "@/lib/db/client";
import type { Identity } from "@/lib/provider-sign-in/identity";

/** Returns an unused account at a provider. */
export function createIdentity(values: Partial<Identity> = {}): Identity & { email: string } {
  const tag = randomUUID().slice(0, 8);
  return {
    provider: "google",
    subject: tag,
    isEmailVerified: true,
    name: `Hodan ${tag}`,
    ...values,
    email: values.email ?? `hodan.${tag}@example.com`,
  };
}

export const PASSWORD = "buna-qalaa";

/** Creates an account with a password and the address of the identity. */
export async function createOwner({ email }: { email: string }) {
  const username = `Owner ${randomUUID().slice(0, 8)}`;
  return register({ username, email, password: PASSWORD, role: "buyer" }, "direct");
}

/** Returns the connected providers of an account. */
export const identitiesOf = (userId: number) => db.providerIdentity.findMany({ where: { userId } });

/** Returns how many of several parallel attempts succeeded. */
export const countDone = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled").length;
