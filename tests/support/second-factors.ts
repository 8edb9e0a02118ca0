import { randomUUID } from "node:crypto";
import { addPasskey, startPasskey } from "@/lib/accounts/second-factor/service/passkeys";
import { confirmTwoStep, startTwoStep } from "@/lib/accounts/second-factor/service/two-step";
import {
  startPasskeySignIn,
  verifyPasskey,
} from "@/lib/accounts/second-factor/service/verify-passkey";
import type { Viewer } from "@/lib/auth/viewer";
import { appCode } from "./app-code";
import { Authenticator } from "./authenticator";
import { createMember } from "./own-sessions";

/** Turns two-step verification on by the code of the previous step, so that the current code is unused. */
export async function enableTwoStep(viewer: Viewer) {
  const { secret } = await startTwoStep(viewer);
  const { codes } = await confirmTwoStep(viewer, { code: appCode(secret, -1) });
  return { secret, codes };
}

/** Adds a passkey and returns its authenticator. */
export async function addPasskeyOf(viewer: Viewer, name = "My phone") {
  const authenticator = new Authenticator();
  const response = authenticator.create(await startPasskey(viewer));
  await addPasskey(viewer, { name, response });
  return authenticator;
}

/** Returns the account that a passkey signs in to. @throws DomainError as `verifyPasskey` */
export async function signInBy(authenticator: Authenticator) {
  const response = authenticator.get(await startPasskeySignIn(randomUUID()));
  return verifyPasskey({ response, address: randomUUID() });
}

/** Creates an account with a session whose password was entered a minute ago. */
export async function createOwner() {
  const member = await createMember("buyer", 1);
  return { ...member, viewer: await member.signIn() };
}
