import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

import type { Role } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

const PASSWORD = "secret1";

/** Session fields of the viewer that factories take. */
const VIEWER = {
  sessionId: "test",
  isEmailVerified: true,
  isPasswordRecent: true,
  hasSecondFactor: false,
};

/** Signs a browser in as a demo account of the seed. */
export async function signInAs(page: Page, email: string) {
  const response = await page.request.post("/api/login", { data: { email, password: "demo123" } });
  expect(response.status()).toBe(200);
}

/** Registers a user through the API and signs the browser in. Returns the account. */
export async function signInAsNew({ request }: Pick<Page, "request">, role: Role) {
  // Letter first: "admin 12345678" is refused as a reserved name.
  const username = `${role} n${randomUUID().slice(0, 8)}`;
  const email = `${username.replace(" ", ".")}@example.com`;
  const account = { username, email, password: PASSWORD };
  const signUpRole = role === "seller" ? "seller" : "buyer";
  const response = await request.post("/api/register", { data: { ...account, role: signUpRole } });
  expect(response.status()).toBe(201);
  const { id } = await db.user.findFirstOrThrow({ where: { email }, select: { id: true } });
  if (role === "admin") {
    await db.user.update({ where: { id }, data: { role } });
    // A session has the role that the account had when it started.
    const signedIn = await request.post("/api/login", { data: { email, password: PASSWORD } });
    expect(signedIn.status()).toBe(200);
  }
  return { id, role, ...account, ...VIEWER };
}
