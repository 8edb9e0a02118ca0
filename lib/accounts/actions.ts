"use server";

import * as z from "zod";
import { runAction } from "@/lib/http/action";

import { isCommonPassword } from "./common-password";
import {
  deletionSchema,
  languageSchema,
  mailedLinkSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordConfirmationSchema,
  resetRequestSchema,
  sessionChoiceSchema,
} from "./schema";
import { deleteAccount } from "./service/deletion";
import { changePassword, confirmPassword, requestReset, resetPassword } from "./service/password";
import { saveLanguage } from "./service/profile";
import { endOtherSessions, endOwnSession } from "./service/sessions";
import { confirmEmail, requestVerification } from "./service/verification";

export async function requestResetAction(input: unknown) {
  return runAction({ schema: resetRequestSchema, input }, (_, wanted, { address }) =>
    requestReset(wanted, address),
  );
}

export async function resetPasswordAction(input: unknown) {
  return runAction({ schema: newPasswordSchema, input }, (_, wanted) => resetPassword(wanted));
}

export async function changePasswordAction(input: unknown) {
  return runAction({ schema: passwordChangeSchema, input }, changePassword);
}

export async function confirmPasswordAction(input: unknown) {
  return runAction({ schema: passwordConfirmationSchema, input }, confirmPassword);
}

/** Returns whether a new password is a common one; the password is not stored. */
export async function checkPasswordAction(input: unknown) {
  return runAction({ schema: passwordConfirmationSchema, input }, async (_, { password }) => ({
    isCommon: await isCommonPassword(password),
  }));
}

export async function requestVerificationAction() {
  return runAction({ schema: z.undefined(), input: undefined }, requestVerification);
}

export async function confirmEmailAction(input: unknown) {
  return runAction({ schema: mailedLinkSchema, input }, (_, link) => confirmEmail(link));
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
  return runAction({ schema: languageSchema, input }, (viewer, { locale }) =>
    saveLanguage(viewer, locale),
  );
}
