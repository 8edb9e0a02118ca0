import "server-only";

import { hash, verify } from "@node-rs/argon2";

import { createFairLimiter } from "@/lib/core/fair-limiter";

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is slow on purpose: a flood of sign-ins is queued, then refused, and delays other networks by one slot at
// most.
const limitHashing = createFairLimiter({ atOnce: 2, queue: 40 });

/**
 * Returns the argon2id hash of a password in its composed form (RFC 8265), since keyboards differ in how they compose
 * letters. `network` is the client's; the queue is fair between networks.
 */
export function hashPassword(password: string, network = ""): Promise<string> {
  return limitHashing(network, () => hash(toComposed(password), COST));
}

const toComposed = (password: string) => password.normalize("NFC");

let decoy: Promise<string> | undefined;

type Checked = {
  isRight: boolean;
  /** The hash is that of the password as typed, before it was composed: replace it. */
  isOutdated: boolean;
};

/** Checks a password. An unknown account (null) takes the same time and is never right. */
export async function checkPassword(
  passwordHash: string | null,
  password: string,
  network = "",
): Promise<Checked> {
  decoy ??= hash("nobody has this password", COST);
  const against = passwordHash ?? (await decoy);
  const normalized = toComposed(password);
  const matches = (text: string) =>
    limitHashing(network, () => verify(against, text).catch(() => false));
  const isRight = await matches(normalized);
  const isOutdated = !isRight && normalized !== password && (await matches(password));
  return { isRight: passwordHash !== null && (isRight || isOutdated), isOutdated };
}
