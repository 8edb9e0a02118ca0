import * as z from "zod";

import { line } from "@/lib/core/text";
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

/** What registration takes; admins are not self-registered. */
export const registerSchema = z.object({
  username: z
    .string(v("usernameShort"))
    .pipe(line(60))
    .pipe(z.string().min(3, v("usernameShort"))),
  email,
  password: z.string(v("passwordShort")).min(6, v("passwordShort")).max(200),
  role: z.enum(["buyer", "seller"], v("roleMissing")),
});

/** The form asks for the password twice; the call does not. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: v("passwordMismatch"),
    path: ["confirmPassword"],
  });
