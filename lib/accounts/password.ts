import "server-only";

import { hash, verify } from "@node-rs/argon2";

import { createFairLimiter } from "@/lib/core/fair-limiter";

// OWASP's floor for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Slow on purpose: a flood of sign-ins waits, then is refused, and delays those of other networks by one turn.
const inTurn = createFairLimiter({ atOnce: 2, queue: 40 });

/** The argon2id hash of a password. `network` is the client's, whose tasks share the queue fairly with others'. */
export function hashPassword(password: string, network = ""): Promise<string> {
  return inTurn(network, () => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Whether the password is right. An unknown account (null) costs the same time and is always wrong. */
export async function isRightPassword(passwordHash: string | null, password: string, network = "") {
  decoy ??= hash("nobody has this password", COST);
  const against = passwordHash ?? (await decoy);
  const isRight = await inTurn(network, () => verify(against, password).catch(() => false));
  return passwordHash !== null && isRight;
}
