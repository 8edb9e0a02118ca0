import "server-only";

import { randomBytes } from "node:crypto";

import type {
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from "@simplewebauthn/server";
import {
  CHALLENGE_SECONDS,
  clearChallenge,
  readChallenge,
  setChallenge,
} from "@/lib/accounts/second-factor/challenge-cookie";
import { loadWebAuthn } from "@/lib/accounts/second-factor/load-webauthn";
import { RELYING_PARTY } from "@/lib/accounts/second-factor/relying-party";
import { MAX_PASSKEYS } from "@/lib/accounts/second-factor/rules";
import type {
  PasskeyChoice,
  PasskeyInput,
  PasskeyRename,
} from "@/lib/accounts/second-factor/schema";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { BRAND } from "@/lib/core/site";
import { db, type Tx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { withUserLock } from "@/lib/db/user-lock";
import { announceChange, endVerifiedSessions, requireChangeable, verifySession } from "./change";
import { markTokenUsed } from "./mark-token-used";
import { readPasskeys } from "./restore";

/** Maximum changes of passkeys per account and hour; each sends an email. */
const CHANGES = { max: 30, seconds: 3_600 };

/** Bytes of a user handle; it is random, so that an authenticator does not learn who owns it. */
const HANDLE_BYTES = 32;

/**
 * Returns the options with which a browser creates a passkey, and stores their challenge in a cookie for five minutes.
 * @throws DomainError forbidden (demo; password not recent), conflict (10 passkeys), limited
 */
export async function startPasskey(viewer: Viewer) {
  await requireChangeable(viewer);
  await consumeLimit({ key: `passkeys:${viewer.id}`, ...CHANGES });
  const owner = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { email: true, username: true, passkeys: true },
  });
  requireSpace(owner.passkeys.length);
  const userHandle =
    owner.passkeys[0]?.userHandle ?? randomBytes(HANDLE_BYTES).toString("base64url");
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: RELYING_PARTY.id,
    userName: owner.email,
    userDisplayName: owner.username,
    userID: Uint8Array.from(Buffer.from(userHandle, "base64url")),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestationType: "none",
    excludeCredentials: owner.passkeys.map(({ credentialId: id, transports }) => ({
      id,
      transports,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  await setChallenge({ purpose: "add", challenge, userId: viewer.id, userHandle });
  return options;
}

/**
 * Adds the passkey that the viewer's authenticator created. The current session counts as opened with it,
 * unless the account has another second factor.
 * @throws DomainError forbidden (demo; password not recent), invalid (the response does not belong to
 * the challenge of this browser, or the user was not verified), conflict (10 passkeys; added before), limited
 */
export async function addPasskey(viewer: Viewer, { name, response }: PasskeyInput) {
  await requireChangeable(viewer);
  await consumeLimit({ key: `passkeys:${viewer.id}`, ...CHANGES });
  const challenge = await readChallenge("add");
  if (challenge?.userId !== viewer.id) throw new DomainError("invalid", "passkeyExpired");
  const credential = await verifyAttestation(response, challenge.challenge);
  await withUserLock(viewer.id, async (tx) => {
    if (!(await markTokenUsed(tx, challenge))) throw new DomainError("invalid", "passkeyExpired");
    requireSpace(await tx.passkey.count({ where: { userId: viewer.id } }));
    const before = await readPasskeys(tx, viewer.id);
    await verifySession(tx, viewer);
    await tx.passkey
      .create({
        data: {
          userId: viewer.id,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: credential.transports ?? [],
          userHandle: challenge.userHandle,
        },
      })
      .catch(onDuplicate({ passkeys_credential_id_key: "passkeyTaken" }));
    await announceChange(tx, viewer, { change: "passkeyAdded", before });
  });
  await clearChallenge();
}

/** Returns the verified credential. @throws DomainError invalid */
async function verifyAttestation(response: PasskeyInput["response"], expectedChallenge: string) {
  const createRefusal = () => new DomainError("invalid", "passkeyRefused");
  const { verifyRegistrationResponse } = await loadWebAuthn();
  let verification: VerifiedRegistrationResponse;
  try {
    verification = await verifyRegistrationResponse({
      // Safe because the schema has its fields; the library checks their content.
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: RELYING_PARTY.origin,
      expectedRPID: RELYING_PARTY.id,
      requireUserVerification: true,
    });
  } catch (error) {
    // The library describes each reason by an error.
    log.info("Passkey was refused", { reason: String(error) });
    throw createRefusal();
  }
  if (!verification.verified) throw createRefusal();
  return verification.registrationInfo.credential;
}

/**
 * Renames one of the viewer's passkeys.
 * @throws DomainError forbidden (demo; password not recent), notFound (another user's), limited
 */
export async function renamePasskey(viewer: Viewer, { id, name }: PasskeyRename) {
  await changePasskey(viewer, { id, change: "passkeyRenamed" }, (tx) =>
    tx.passkey.update({ where: { id }, data: { name } }),
  );
}

/**
 * Removes one of the viewer's passkeys; it no longer signs in.
 * @throws DomainError forbidden (demo; password not recent), notFound (another user's), limited
 */
export async function removePasskey(viewer: Viewer, { id }: PasskeyChoice) {
  await changePasskey(viewer, { id, change: "passkeyRemoved" }, (tx) =>
    tx.passkey.delete({ where: { id } }),
  );
}

type PasskeyChange = { id: number; change: "passkeyRenamed" | "passkeyRemoved" };

async function changePasskey(
  viewer: Viewer,
  { id, change }: PasskeyChange,
  write: (tx: Tx) => Promise<unknown>,
) {
  await requireChangeable(viewer);
  await consumeLimit({ key: `passkeys:${viewer.id}`, ...CHANGES });
  await withUserLock(viewer.id, async (tx) => {
    const count = await tx.passkey.count({ where: { id, userId: viewer.id } });
    if (count === 0) throw new DomainError("notFound", "passkeyNotFound");
    const before = await readPasskeys(tx, viewer.id);
    await write(tx);
    await endVerifiedSessions(tx, viewer.id);
    await announceChange(tx, viewer, { change, before });
  });
}

/** @throws DomainError conflict when the account has the maximum number of passkeys */
function requireSpace(count: number) {
  if (count >= MAX_PASSKEYS) {
    throw new DomainError("conflict", "passkeysFull", { count: MAX_PASSKEYS });
  }
}
