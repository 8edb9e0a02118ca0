import * as z from "zod";

import {
  multiLine,
  name,
  nullableField,
  opaqueText,
  phone,
  singleLine,
  webUrl,
} from "@/lib/core/validation/text";
import { LOCALES } from "@/lib/i18n/locales.mjs";
import { validationKey } from "@/lib/i18n/messages";
import { optionalCode } from "./second-factor/schema";

const email = z
  .string(validationKey("emailInvalid"))
  .trim()
  .max(200, validationKey("emailInvalid"))
  .pipe(z.email(validationKey("emailInvalid")));

/** Input of sign-in (specification A, section 5). */
export const loginSchema = z.object({
  email,
  password: z
    .string(validationKey("passwordRequired"))
    .min(1, validationKey("passwordRequired"))
    .max(200),
  rememberMe: z.boolean().optional(),
  /** For accounts with two-step verification; an empty one is none. */
  code: optionalCode,
});

/** Role that the sign-in form is titled with; an account has one role whichever it chooses. */
export const loginRoleSchema = z.enum(["buyer", "seller", "admin"]).nullable().catch(null);
export type LoginRole = NonNullable<z.output<typeof loginRoleSchema>>;

const username = z
  .string(validationKey("usernameShort"))
  .pipe(name(60))
  .pipe(z.string().min(3, validationKey("usernameShort")));

const newPassword = z
  .string(validationKey("passwordShort"))
  .min(6, validationKey("passwordShort"))
  .max(200, validationKey("passwordLong"));

/** Input of registration; admins cannot register. */
export const registerSchema = z.object({
  username,
  email,
  password: newPassword,
  role: z.enum(["buyer", "seller"], validationKey("roleMissing")),
});

/** The form requires the password twice; the API does not. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine(isSameTwice, differsAgain());

function isSameTwice(form: { password: string; confirmPassword: string }) {
  return form.password === form.confirmPassword;
}

function differsAgain() {
  return { message: validationKey("passwordMismatch"), path: ["confirmPassword"] };
}

/** Email that receives a link to choose a new password. */
export const resetRequestSchema = z.object({ email });
export type ResetRequest = z.output<typeof resetRequestSchema>;

const token = opaqueText(200).min(20);

/** Token of an emailed link. */
export const mailedLinkSchema = z.object({ token });
export type MailedLink = z.output<typeof mailedLinkSchema>;

export const newPasswordSchema = z.object({ token, password: newPassword });
export type NewPassword = z.output<typeof newPasswordSchema>;

export const newPasswordFormSchema = newPasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine(isSameTwice, differsAgain());

const currentPassword = z
  .string(validationKey("passwordRequired"))
  .min(1, validationKey("passwordRequired"))
  .max(200);

export const passwordChangeSchema = z.object({
  currentPassword,
  password: newPassword,
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const passwordConfirmationSchema = z.object({ password: currentPassword });
export type PasswordConfirmation = z.output<typeof passwordConfirmationSchema>;

export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string() })
  .refine(isSameTwice, differsAgain());

export const sessionChoiceSchema = z.object({ key: opaqueText(100).min(1) });
export type SessionChoice = z.output<typeof sessionChoiceSchema>;

export const deletionSchema = z.object({ password: currentPassword });
export type Deletion = z.output<typeof deletionSchema>;

export const languageSchema = z.object({ locale: z.enum(LOCALES) });
export type Language = z.output<typeof languageSchema>["locale"];

/** Maximum characters of a profile's text. */
export const MAX_BIO = 2_000;

/** Body of PUT /api/profile; all fields are optional (specification B, section 5). */
export const profileSchema = z.object({
  username: z.exactOptional(username),
  firstName: nullableField(singleLine(60)),
  lastName: nullableField(singleLine(60)),
  phone: nullableField(phone()),
  address: nullableField(singleLine()),
  city: nullableField(singleLine(100)),
  country: nullableField(singleLine(100)),
  bio: nullableField(multiLine(MAX_BIO)),
  /** The language of `bio`. */
  bioLocale: z.exactOptional(z.enum(LOCALES)),
  profileImage: nullableField(z.union([z.literal(""), webUrl(validationKey("imageUrlInvalid"))])),
  /** For sellers: whether the storefront shows the phone number. */
  showsPhone: z.exactOptional(z.boolean()),
});
export type ProfileInput = z.output<typeof profileSchema>;
