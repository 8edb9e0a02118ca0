import * as z from "zod";

import { clearable, line, name, phone, plain, text, webUrl } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

const email = z
  .string(v("emailInvalid"))
  .trim()
  .max(200, v("emailInvalid"))
  .pipe(z.email(v("emailInvalid")));

/** What sign-in takes (specification A, section 5). */
export const loginSchema = z.object({
  email,
  password: z.string(v("passwordRequired")).min(1, v("passwordRequired")).max(200),
  rememberMe: z.boolean().optional(),
});

const username = z
  .string(v("usernameShort"))
  .pipe(name(60))
  .pipe(z.string().min(3, v("usernameShort")));

const newPassword = z.string(v("passwordShort")).min(6, v("passwordShort")).max(200);

/** What registration takes; admins are not self-registered. */
export const registerSchema = z.object({
  username,
  email,
  password: newPassword,
  role: z.enum(["buyer", "seller"], v("roleMissing")),
});

/** The form asks for the password twice; the call does not. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine(isSameTwice, differsAgain());

function isSameTwice(form: { password: string; confirmPassword: string }) {
  return form.password === form.confirmPassword;
}

function differsAgain() {
  return { message: v("passwordMismatch"), path: ["confirmPassword"] };
}

/** Who wants a link to choose a new password. */
export const resetRequestSchema = z.object({ email });
export type ResetRequest = z.output<typeof resetRequestSchema>;

const token = plain(200).min(20);

/** A link out of a mail. */
export const mailedLinkSchema = z.object({ token });
export type MailedLink = z.output<typeof mailedLinkSchema>;

export const newPasswordSchema = z.object({ token, password: newPassword });
export type NewPassword = z.output<typeof newPasswordSchema>;

export const newPasswordFormSchema = newPasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine(isSameTwice, differsAgain());

const ownPassword = z.string(v("passwordRequired")).min(1, v("passwordRequired")).max(200);

export const passwordChangeSchema = z.object({
  currentPassword: ownPassword,
  password: newPassword,
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const passwordConfirmationSchema = z.object({ password: ownPassword });
export type PasswordConfirmation = z.output<typeof passwordConfirmationSchema>;

export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string() })
  .refine(isSameTwice, differsAgain());

export const sessionChoiceSchema = z.object({ key: plain(100).min(1) });
export type SessionChoice = z.output<typeof sessionChoiceSchema>;

export const deletionSchema = z.object({ password: ownPassword });
export type Deletion = z.output<typeof deletionSchema>;

export const languageSchema = z.object({ locale: z.enum(["en", "so", "om", "am", "ar"]) });
export type Language = z.output<typeof languageSchema>["locale"];

/** PUT /api/profile: all fields optional (specification B, section 5). */
export const profileSchema = z.object({
  username: z.exactOptional(username),
  firstName: clearable(line(60)),
  lastName: clearable(line(60)),
  phone: clearable(phone()),
  address: clearable(line()),
  city: clearable(line(100)),
  country: clearable(line(100)),
  bio: clearable(text(2_000)),
  profileImage: clearable(z.union([z.literal(""), webUrl(v("imageUrlInvalid"))])),
  /** Of a seller: whether the public seller page names the phone. */
  showsPhone: z.exactOptional(z.boolean()),
});
export type ProfileInput = z.output<typeof profileSchema>;
