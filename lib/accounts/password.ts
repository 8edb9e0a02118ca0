import "server-only";

import { hash, verify } from "@node-rs/argon2";

import { createFairLimiter } from "@/lib/core/fair-limiter";

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is slow on purpose: a flood of sign-ins is queued, then refused, and delays other networks by one slot at
// most.
const inTurn = createFairLimiter({ atOnce: 2, queue: 40 });

/** Returns the argon2id hash of a password. `network` is the client's; the queue is fair between networks. */
export function hashPassword(password: string, network = ""): Promise<string> {
  return inTurn(network, () => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Returns whether the password is correct. An unknown account (null) takes the same time and is never correct. */
export async function isRightPassword(passwordHash: string | null, password: string, network = "") {
  decoy ??= hash("nobody has this password", COST);
  const against = passwordHash ?? (await decoy);
  const isRight = await inTurn(network, () => verify(against, password).catch(() => false));
  return passwordHash !== null && isRight;
}
