import { randomUUID } from "node:crypto";

import { register } from "@/lib/accounts/service/credentials";
import { findSession } from "@/lib/auth/session";
import { signToken } from "@/lib/auth/token";
import type { Role } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

export const PASSWORD = "buna-qalaa";
const HOUR_MS = 3_600_000;

/** Creates an account with one session. `signIn` returns the viewer of that session from the database. */
export async function createMember(role: Role = "buyer", minutesAgo = 11) {
  const name = `Ayan ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(" ", ".")}@example.com`;
  const { id } = await register({ username: name, email, password: PASSWORD, role: "buyer" }, "x");
  await db.user.update({ where: { id }, data: { role } });
  const sessionId = randomUUID();
  await db.session.create({
    data: {
      id: sessionId,
      userId: id,
      expiresAt: new Date(Date.now() + HOUR_MS),
      passwordConfirmedAt: new Date(Date.now() - minutesAgo * 60_000),
    },
  });
  const token = await signToken({ id: sessionId, userId: id, role }, 3_600);
  const signIn = async () => {
    const viewer = await findSession(token);
    if (!viewer) throw new Error("signed out");
    return viewer;
  };
  return { id, email, signIn };
}
