"use server";

import { redirect } from "next/navigation";
import * as z from "zod";

import { finishSignIn, finishSignInWithPasskey } from "@/lib/accounts/pending-sign-in";
import { signInWithPasskey } from "@/lib/accounts/sign-in";
import { runAction, runPublicAction } from "@/lib/http/action";
import { type FormState, readTextFields } from "@/lib/http/form-state";
import {
  codeSchema,
  passkeyChoiceSchema,
  passkeyRenameSchema,
  passkeySchema,
  passkeySignInSchema,
} from "./schema";
import { addPasskey, removePasskey, renamePasskey, startPasskey } from "./service/passkeys";
import {
  confirmTwoStep,
  replaceRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
} from "./service/two-step";
import { startPasskeySignIn } from "./service/verify-passkey";

const NOTHING = { schema: z.undefined(), input: undefined };

export async function startPasskeySignInAction() {
  return runPublicAction(NOTHING, (_, _input, { address }) => startPasskeySignIn(address));
}

export async function signInWithPasskeyAction(input: unknown) {
  return runPublicAction({ schema: passkeySignInSchema, input }, (_, response, { address }) =>
    signInWithPasskey(response, address),
  );
}

export async function finishSignInWithCodeAction(input: unknown) {
  return runPublicAction({ schema: codeSchema, input }, (_, codeInput, { address }) =>
    finishSignIn(codeInput, address),
  );
}

/** Completes a pending sign-in by the form without scripts. */
export async function finishSignInAction(_previous: FormState, form: FormData): Promise<FormState> {
  const { code = "" } = readTextFields(form);
  const result = await finishSignInWithCodeAction({ code });
  if (result.ok) redirect("/");
  return { error: result.message, values: {} };
}

export async function finishSignInWithPasskeyAction(input: unknown) {
  return runPublicAction({ schema: passkeySignInSchema, input }, (_, response, { address }) =>
    finishSignInWithPasskey(response, address),
  );
}

export async function startTwoStepAction() {
  return runAction(NOTHING, startTwoStep);
}

export async function confirmTwoStepAction(input: unknown) {
  return runAction({ schema: codeSchema, input }, (viewer, code) => confirmTwoStep(viewer, code));
}

export async function turnOffTwoStepAction() {
  return runAction(NOTHING, turnOffTwoStep);
}

export async function replaceRecoveryCodesAction() {
  return runAction(NOTHING, replaceRecoveryCodes);
}

export async function startPasskeyAction() {
  return runAction(NOTHING, startPasskey);
}

export async function addPasskeyAction(input: unknown) {
  return runAction({ schema: passkeySchema, input }, addPasskey);
}

export async function renamePasskeyAction(input: unknown) {
  return runAction({ schema: passkeyRenameSchema, input }, renamePasskey);
}

export async function removePasskeyAction(input: unknown) {
  return runAction({ schema: passkeyChoiceSchema, input }, removePasskey);
}
