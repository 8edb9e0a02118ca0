import "server-only";

import type { z } from "zod";
import { toUser, userSelect } from "@/lib/accounts/dto";
import { hashPassword, isRightPassword } from "@/lib/accounts/password";
import type { Language, loginSchema, registerSchema } from "@/lib/accounts/schema";
import { db, withTx } from "@/lib/core/db";
import { env } from "@/lib/core/env.mjs";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { countFailure, countNetworkUse, forgetUses, requireUnder } from "@/lib/core/rate-limit";
import { queueVerification } from "./verification";

const HOUR = 3_600;
const LOCK = { max: 10, seconds: 15 * 60 };

/**
 * Makes a buyer's or seller's account, which reads its mails in `locale`, and mails the link that confirms
 * its address. `address` is the client's, for the limit of 20 an hour.
 * @throws DomainError conflict (e-mail or username taken, whatever their case), limited
 */
export async function register(
  input: z.output<typeof registerSchema>,
  address: string,
  locale: Language = "en",
) {
  await countNetworkUse("register", address, { max: 20, seconds: HOUR });
  const { password, ...person } = input;
  const passwordHash = await hashPassword(password);
  // Demo mode verifies new accounts at once (decisions.md, "Sign-in and demo").
  const emailVerifiedAt = env.DEMO_MODE ? new Date() : null;
  const row = await withTx(async (tx) => {
    const made = await tx.user
      .create({
        data: { ...person, passwordHash, emailVerifiedAt, locale },
        select: userSelect,
      })
      .catch(onDuplicate({ users_email_key: "emailTaken", users_username_key: "usernameTaken" }));
    if (!emailVerifiedAt) await queueVerification(tx, made.id);
    return made;
  });
  return toUser(row);
}

/**
 * The account that e-mail and password open; a demo account only in demo mode. Ten wrong tries in 15 minutes
 * lock the account, for the right password too, whether or not such an account exists.
 * @throws DomainError unauthenticated (the same for a wrong password and an unknown e-mail), limited
 */
export async function checkLogin(input: z.output<typeof loginSchema>) {
  const email = input.email.toLowerCase();
  const key = `login:${email}`;
  await requireUnder({ key, ...LOCK });

  const found = await db.$queryRaw<{ id: number; password_hash: string; closed: boolean }[]>`
    SELECT id, password_hash,
      (disabled_at IS NOT NULL OR is_demo AND NOT ${env.DEMO_MODE}::boolean) AS closed
    FROM users WHERE lower(email) = ${email}`;
  const account = found[0] ?? null;
  const isRight = await isRightPassword(account?.password_hash ?? null, input.password);
  // Tries that were sent at once are hashed in turn: those after the tenth failure must learn nothing either.
  await requireUnder({ key, ...LOCK });
  if (!account || !isRight || account.closed) {
    await countFailure(key);
    throw new DomainError("unauthenticated", "wrongCredentials");
  }
  await forgetUses(key);
  const row = await db.user.findUniqueOrThrow({ where: { id: account.id }, select: userSelect });
  return toUser(row);
}
