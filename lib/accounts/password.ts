import "server-only";

import { hash, verify } from "@node-rs/argon2";

import { DomainError } from "@/lib/core/errors";

// OWASP's floor for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = 2;
const QUEUE = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is slow on purpose: two at once, a short queue, then a refusal, so that a flood can't stop the shop. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw new DomainError("unavailable", "busy");
    await new Promise<void>((wake) => waiting.push(wake));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** The argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Whether the password is right. An unknown account (null) costs the same time and is always wrong. */
export async function isRightPassword(passwordHash: string | null, password: string) {
  decoy ??= hash("nobody has this password", COST);
  const against = passwordHash ?? (await decoy);
  const isRight = await inTurn(() => verify(against, password).catch(() => false));
  return passwordHash !== null && isRight;
}
