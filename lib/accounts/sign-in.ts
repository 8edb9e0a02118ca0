import "server-only";

import type { z } from "zod";

import { endSession, startSession } from "@/lib/auth/session";
import { addressOf } from "@/lib/core/rate-limit";
import type { loginSchema, registerSchema } from "./schema";
import { checkLogin, register } from "./service";

/** Signs in: checks, then opens a session in the answer's cookies. Throws as `checkLogin`. */
export async function signIn(input: z.output<typeof loginSchema>) {
  const user = await checkLogin(input);
  await startSession(user, input.rememberMe ?? false);
  return { user };
}

/** Registers and signs in at once. Throws as `register`. */
export async function signUp(input: z.output<typeof registerSchema>, request: Request) {
  const user = await register(input, addressOf(request.headers));
  await startSession(user, false);
  return { user };
}

/** Signs out of this browser; harmless for a visitor. */
export async function signOut() {
  await endSession();
}
