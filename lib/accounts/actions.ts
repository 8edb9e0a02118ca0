"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import * as z from "zod";
import { runAction, runPublicAction } from "@/lib/http/action";
import { type FormState, readTextFields } from "@/lib/http/form-state";

import { isCommonPassword } from "./common-password";
import { markDevice } from "./device-cookie";
import { getMarked } from "./queries";
import {
  deletionSchema,
  languageSchema,
  loginSchema,
  mailedLinkSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordConfirmationSchema,
  registerFormSchema,
  resetRequestSchema,
  sessionChoiceSchema,
} from "./schema";
import { deleteAccount } from "./service/deletion";
import { changePassword, confirmPassword, requestReset, resetPassword } from "./service/password";
import { saveLanguage } from "./service/profile";
import { endOtherSessions, endOwnSession } from "./service/sessions";
import { confirmEmail, requestVerification } from "./service/verification";
import { signIn, signUp } from "./sign-in";

/** Signs in by the form without scripts; the form with scripts calls POST /api/login. */
export async function signInAction(_previous: FormState, form: FormData): Promise<FormState> {
  const { rememberMe, password = "", email = "", code } = readTextFields(form);
  const input = { email, password, rememberMe: rememberMe !== undefined, code };
  const result = await runPublicAction({ schema: loginSchema, input }, async (_, login) =>
    signIn(login, { headers: await headers() }),
  );
  if (result.ok) redirect("/");
  const { message, code: refusal } = result;
  return { error: message, code: refusal, values: { email } };
}

/** Registers by the form without scripts; the form with scripts calls POST /api/register. */
export async function signUpAction(_previous: FormState, form: FormData): Promise<FormState> {
  const { username = "", email = "", role = "", ...passwords } = readTextFields(form);
  const input = { username, email, role, ...passwords };
  const result = await runPublicAction(
    { schema: registerFormSchema, input },
    async (_, { confirmPassword: _again, ...person }) =>
      signUp(person, { headers: await headers() }),
  );
  if (result.ok) redirect("/");
  return { error: result.message, values: { username, email, role } };
}

export async function requestResetAction(input: unknown) {
  return runPublicAction({ schema: resetRequestSchema, input }, (_, request, { address }) =>
    requestReset(request, address),
  );
}

export async function resetPasswordAction(input: unknown) {
  return runPublicAction({ schema: newPasswordSchema, input }, (_, newPassword) =>
    resetPassword(newPassword),
  );
}

export async function changePasswordAction(input: unknown) {
  return runAction({ schema: passwordChangeSchema, input }, async (viewer, change) => {
    await changePassword(viewer, change);
    // The mark of this browser belonged to the old password.
    await markDevice(await getMarked(viewer.id));
  });
}

export async function confirmPasswordAction(input: unknown) {
  return runAction({ schema: passwordConfirmationSchema, input }, confirmPassword);
}

/** Returns whether a new password is a common one; the password is not stored. */
export async function checkPasswordAction(input: unknown) {
  return runPublicAction(
    { schema: passwordConfirmationSchema, input },
    async (_, { password }) => ({
      isCommon: await isCommonPassword(password),
    }),
  );
}

export async function requestVerificationAction() {
  return runAction({ schema: z.undefined(), input: undefined }, requestVerification);
}

export async function confirmEmailAction(input: unknown) {
  return runPublicAction({ schema: mailedLinkSchema, input }, (_, link) => confirmEmail(link));
}

export async function endSessionAction(input: unknown) {
  return runAction({ schema: sessionChoiceSchema, input }, endOwnSession);
}

export async function endOtherSessionsAction() {
  return runAction({ schema: z.undefined(), input: undefined }, endOtherSessions);
}

export async function deleteAccountAction(input: unknown) {
  return runAction({ schema: deletionSchema, input }, deleteAccount);
}

export async function saveLanguageAction(input: unknown) {
  return runPublicAction({ schema: languageSchema, input }, (viewer, { locale }) =>
    saveLanguage(viewer, locale),
  );
}
