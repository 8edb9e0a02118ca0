import "server-only";

import type {
  AuthenticationResponseJSON,
  VerifiedAuthenticationResponse,
} from "@simplewebauthn/server";

import type { Passkey } from "@/generated/prisma/client";
import {
  CHALLENGE_SECONDS,
  readChallenge,
  setChallenge,
} from "@/lib/accounts/second-factor/challenge-cookie";
import { loadWebAuthn } from "@/lib/accounts/second-factor/load-webauthn";
import { RELYING_PARTY } from "@/lib/accounts/second-factor/relying-party";
import type { PasskeySignIn } from "@/lib/accounts/second-factor/schema";
import { recordRefusal } from "@/lib/accounts/service/record-activity";
import { networkLockOf } from "@/lib/accounts/service/sign-in-limits";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db, withTx } from "@/lib/db/client";
import { assertBelowLimit, consumeNetworkLimit, recordFailure } from "@/lib/db/rate-limit";
import { markTokenUsed } from "./mark-token-used";

/** Maximum challenges for one network in 15 minutes. */
const STARTS = { max: 120, seconds: 15 * 60 };

/**
 * Returns the options with which a browser asks for any passkey of this site, and stores their challenge in a cookie
 * for five minutes. They are the same for all accounts.
 * @throws DomainError limited
 */
export async function startPasskeySignIn(address: string) {
  await assertBelowLimit(networkLockOf(address));
  await consumeNetworkLimit("passkey", address, STARTS);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: RELYING_PARTY.id,
    timeout: CHALLENGE_SECONDS * 1_000,
    userVerification: "required",
  });
  await setChallenge({ purpose: "sign-in", challenge: options.challenge });
  return options;
}

type Assertion = {
  response: PasskeySignIn["response"];
  address: string;
  /** The account that must own the passkey; any if it is undefined. */
  userId?: number;
};

/**
 * Verifies a passkey: the challenge of this browser, which works once, the site, the signature, that the authenticator
 * verified the user, and that its counter has grown. Returns the id of its account.
 * @throws DomainError unauthenticated (the same for an unknown passkey and any failed check), limited (30 failures from
 * one network in 15 minutes)
 */
export async function verifyPasskey({ response, address, userId }: Assertion): Promise<number> {
  const networkLock = networkLockOf(address);
  await assertBelowLimit(networkLock);
  const challenge = await readChallenge("sign-in");
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } });
  const isOwn = passkey && (userId === undefined || passkey.userId === userId);
  const counter =
    challenge && isOwn ? await verifyAssertion(passkey, response, challenge.challenge) : null;
  const isAccepted =
    challenge && passkey && counter !== null
      ? await consumeAssertion(passkey.id, { challenge, counter })
      : false;
  if (!passkey || !isAccepted) {
    await recordFailure(networkLock.key);
    const owner = passkey?.userId ?? null;
    await recordRefusal({ login: `#${owner}`, userId: owner, reason: "wrong_passkey" });
    throw new DomainError("unauthenticated", "passkeyRefused");
  }
  return passkey.userId;
}

/** Returns the new counter of a valid assertion; null if any check fails. */
async function verifyAssertion(
  passkey: Passkey,
  response: PasskeySignIn["response"],
  expectedChallenge: string,
): Promise<number | null> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== passkey.userHandle) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let verified: VerifiedAuthenticationResponse;
  try {
    verified = await verifyAuthenticationResponse({
      // Safe because the schema has its fields; the library checks their content.
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: RELYING_PARTY.origin,
      expectedRPID: RELYING_PARTY.id,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
      requireUserVerification: true,
    });
  } catch (error) {
    // The library describes each reason by an error.
    log.info("Passkey was refused", { reason: String(error) });
    return null;
  }
  return verified.verified ? verified.authenticationInfo.newCounter : null;
}

type Accepted = { challenge: { id: string; expiresAt: Date }; counter: number };

/** Stores the counter and marks the challenge as used. Returns false if another request was faster. */
function consumeAssertion(id: number, { challenge, counter }: Accepted) {
  return withTx(async (tx) => {
    if (!(await markTokenUsed(tx, challenge))) return false;
    const count = await tx.$executeRaw`
      UPDATE passkeys SET counter = ${counter}::bigint, last_used_at = now()
      WHERE id = ${id} AND (counter < ${counter}::bigint OR counter = 0 AND ${counter}::bigint = 0)`;
    return count === 1;
  });
}
