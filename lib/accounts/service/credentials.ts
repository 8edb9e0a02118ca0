import "server-only";

import type { z } from "zod";
import { toUser, userSelect } from "@/lib/accounts/dto";
import { checkPassword, hashPassword } from "@/lib/accounts/password";
import type { Language, loginSchema, registerSchema } from "@/lib/accounts/schema";
import { env } from "@/lib/core/env.mjs";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { toNetwork, UNKNOWN_ADDRESS } from "@/lib/core/network";
import { toSkeleton } from "@/lib/core/skeleton";
import { db, withTx } from "@/lib/db/client";
import { consumeNetworkLimit, countAttempt, refundAttempt, resetLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import { requireDistinctName } from "./distinct-name";
import { replaceHash } from "./password";
import { type RefusalReason, recordRefusal } from "./record-activity";
import { LOCK, networkLockOf } from "./sign-in-limits";
import { queueVerification } from "./verification";

const HOUR = 3_600;

/**
 * Creates a buyer's or seller's account with the email language `locale`, and sends the link that verifies its email.
 * `address` is the client's, for the limit of 20 an hour.
 * @throws DomainError conflict (e-mail or username taken, whatever their case), invalid (a name that imitates staff or
 * a seller), limited
 */
export async function register(
  input: z.output<typeof registerSchema>,
  address: string,
  locale: Language = "en",
) {
  await consumeNetworkLimit("register", address, { max: 20, seconds: HOUR });
  const { password, ...person } = input;
  await requireDistinctName(person.username, { isSameAllowed: true });
  const passwordHash = await hashPassword(password, toNetwork(address));
  // Demo mode verifies new accounts immediately (decisions.md, "Sign-in and demo").
  const emailVerifiedAt = env.DEMO_MODE ? new Date() : null;
  const row = await withTx(async (tx) => {
    const createdUser = await tx.user
      .create({
        data: {
          ...person,
          nameSkeleton: toSkeleton(person.username),
          passwordHash,
          emailVerifiedAt,
          locale,
        },
        select: userSelect,
      })
      .catch(onDuplicate({ users_email_key: "emailTaken", users_username_key: "usernameTaken" }));
    if (!emailVerifiedAt) await queueVerification(tx, createdUser.id);
    return createdUser;
  });
  return toUser(row);
}

/** Origin of a sign-in. */
type Client = {
  address?: string;
  /** Returns the id of a browser that has signed in to the account before, null for another one. */
  findDevice?: (account: { id: number; passwordHash: string }) => Promise<string | null>;
};

/**
 * Returns the account of an email and password; a demo account only in demo mode. Ten failures in 15 minutes lock the
 * account, for the correct password too and whether or not it exists; a browser that has signed in to it before has ten
 * attempts of its own. Thirty failures from one network lock the network.
 * @throws DomainError unauthenticated (the same for a wrong password and an unknown e-mail), limited
 */
export async function verifyCredentials(input: z.output<typeof loginSchema>, client: Client = {}) {
  const { address = UNKNOWN_ADDRESS, findDevice } = client;
  const networkLock = networkLockOf(address);
  await countAttempt(networkLock);

  const email = input.email.toLowerCase();
  const account = await findAccount(email);
  const device = account && findDevice ? await findDevice(account) : null;
  const key = device ? `login-device:${device}` : `login:${email}`;
  const refuse = (reason: RefusalReason) =>
    recordRefusal({ login: email, userId: account?.id ?? null, reason });
  await countAttempt({ key, ...LOCK }).catch(async (error: unknown) => {
    await refuse("locked");
    throw error;
  });

  const { isRight, isOutdated } = await checkPassword(
    account?.passwordHash ?? null,
    input.password,
    toNetwork(address),
  );
  if (!account || !isRight || account.isClosed) {
    await refuse(isRight ? "disabled" : "wrong_password");
    throw new DomainError("unauthenticated", "wrongCredentials");
  }
  await Promise.all([resetLimit(key), refundAttempt(networkLock.key)]);
  if (isOutdated) await replaceHash(account, input.password);
  const row = await db.user.findUniqueOrThrow({ where: { id: account.id }, select: userSelect });
  return { user: toUser(row) };
}

/**
 * Returns the user whose first factor was verified elsewhere; null if the account is disabled or deleted, or a demo
 * account outside of demo mode.
 */
export async function findOpenUser(id: number) {
  const row = await db.user.findFirst({
    where: { id, disabledAt: null, ...(env.DEMO_MODE ? {} : { isDemo: false }) },
    select: userSelect,
  });
  return row && toUser(row);
}

type Account = { id: number; passwordHash: string; isClosed: boolean };

async function findAccount(email: string): Promise<Account | null> {
  const [account] = await sql.query<Account[]>`
    SELECT id, password_hash AS "passwordHash",
      (disabled_at IS NOT NULL OR is_demo AND NOT ${env.DEMO_MODE}::boolean) AS "isClosed"
    FROM users WHERE lower(email) = ${email}`;
  return account ?? null;
}
