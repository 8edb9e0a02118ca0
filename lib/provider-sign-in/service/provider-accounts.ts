import "server-only";

import { randomInt, randomUUID } from "node:crypto";

import { hashPassword } from "@/lib/accounts/password";
import type { Language } from "@/lib/accounts/schema";
import { requireDistinctName } from "@/lib/accounts/service/distinct-name";
import { writeAudit } from "@/lib/audit/service";
import type { Role } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { DomainError, violatedConstraint } from "@/lib/core/errors";
import { toSkeleton } from "@/lib/core/skeleton";
import { name } from "@/lib/core/validation/text";
import { db, type Tx, withTx } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { Identity } from "@/lib/provider-sign-in/identity";

/**
 * Account that an identity signs in to. `isNew`: created by this sign-in; `isClosed`: disabled, or a demo account
 * outside demo mode.
 */
type Account = { id: number; role: Role; isNew: boolean; isClosed: boolean };

/** Returns the account that an identity is connected to, and notes its use; null if there is none. */
export async function findAccountOf({ provider, subject }: Identity): Promise<Account | null> {
  const [account] = await sql.query<Account[]>`
    WITH used AS (
      UPDATE provider_identities SET last_used_at = now()
      WHERE provider = ${provider}::"SignInProvider" AND subject = ${subject} RETURNING user_id)
    SELECT u.id, u.role, false AS "isNew", (u.disabled_at IS NOT NULL OR u.is_demo AND NOT ${env.DEMO_MODE}::boolean) AS "isClosed"
    FROM users u JOIN used ON used.user_id = u.id`;
  return account ?? null;
}

/**
 * Creates a buyer's account for an identity. Returns null if the provider has not verified the address or an account
 * has it: its owner must be proven first.
 * @throws DomainError invalid if the provider names no address
 */
export async function createAccount(identity: Identity, locale: Language): Promise<Account | null> {
  if (!identity.email) throw new DomainError("invalid", "providerNoEmail");
  if (!identity.isEmailVerified) return null;
  const accountData = await prepareAccount(identity);
  try {
    const id = await withTx((tx) => insertAccount(tx, identity, { ...accountData, locale }));
    return { id, role: "buyer", isNew: true, isClosed: false };
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "users_email_key") return null;
    if (constraint === "users_username_key") {
      return createAccount({ ...identity, name: null }, locale);
    }
    // Of two parallel sign-ins, the other one created the account.
    if (constraint?.startsWith("provider_identities")) return findAccountOf(identity);
    throw error;
  }
}

/** Returns a free username and the hash of a random password. */
export async function prepareAccount({ name: providerName }: Pick<Identity, "name">) {
  return {
    username: await chooseUsername(providerName),
    passwordHash: await hashPassword(randomUUID()),
  };
}

type Prepared = Awaited<ReturnType<typeof prepareAccount>> & { locale: Language };

/** Creates a buyer's account with a verified address and its identity. Returns the id. */
export async function insertAccount(tx: Tx, identity: Identity, accountData: Prepared) {
  const { provider, subject, email } = identity;
  const { id } = await tx.user.create({
    data: {
      ...accountData,
      nameSkeleton: toSkeleton(accountData.username),
      email: email ?? "",
      emailVerifiedAt: new Date(),
      hasPassword: false,
      identities: { create: { provider, subject, email, lastUsedAt: new Date() } },
    },
    select: { id: true },
  });
  await writeAudit(tx, {
    actorId: id,
    action: "user.identity_connected",
    subjectType: "user",
    subjectId: id,
    after: { provider },
  });
  return id;
}

const TRIES = 5;
const nameSchema = name(50);

/** Returns the provider's name if it is free and allowed, else the same or "Shopper" with a number. */
async function chooseUsername(providerName: string | null): Promise<string> {
  const result = nameSchema.safeParse(providerName ?? "");
  const preferredName = result.success && result.data.length >= 3 ? result.data : "Shopper";
  if (preferredName !== "Shopper" && (await isFree(preferredName))) return preferredName;
  const base = (await isAllowed(preferredName)) ? preferredName : "Shopper";
  for (let tries = 0; tries < TRIES; tries++) {
    const numberedName = `${base} ${randomInt(1_000, 1_000_000)}`;
    if (await isFree(numberedName)) return numberedName;
  }
  return `Shopper ${randomUUID().slice(0, 8)}`;
}

async function isFree(username: string) {
  const existing = await db.user.findFirst({
    where: { username: { equals: username, mode: "insensitive" } },
    select: { id: true },
  });
  return !existing && (await isAllowed(username));
}

function isAllowed(username: string) {
  return requireDistinctName(username).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
}
