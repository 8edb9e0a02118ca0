import { NextRequest } from "next/server";

import { POST as login } from "@/app/api/login/route";
import { POST as register } from "@/app/api/register/route";
import type { Role, Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createUser } from "./factories";
import { Browser, setBrowser } from "./next-headers";

// For tests that call route handlers directly. They mock "next/headers" and "next-intl/server".

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

/** Password of every user who signs in here. */
export const PASSWORD = "buna-qalaa";

/** Subsequent requests are anonymous. */
export function signOutCaller() {
  setBrowser(new Browser());
}

/** Sends JSON with the headers of a same-origin request. */
export function send(handler: Handler, body: unknown = {}, headers: Record<string, string> = {}) {
  const request = new NextRequest("http://localhost:3000/api/called", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return handler(request, { params: Promise.resolve(undefined) });
}

export function get(handler: Handler, query = "", params: Record<string, string> = {}) {
  const request = new NextRequest(`http://localhost:3000/api/called${query}`);
  return handler(request, { params: Promise.resolve(params) });
}

/** Returns the status and the text. */
export const responseText = async (response: Response) => [response.status, await response.text()];

/** Creates a user who is signed in in a new browser, which sends subsequent requests. */
export async function signedInAs(role: Role): Promise<Viewer> {
  signOutCaller();
  const { id: seed } = await createUser({ role: "buyer" });
  const member = {
    username: `member ${seed}`,
    email: `member.${seed}@example.com`,
    password: PASSWORD,
  };
  await send(register, { ...member, role: "buyer" });
  const { id } = await db.user.findFirstOrThrow({ where: { email: member.email } });
  await db.user.update({ where: { id }, data: { role } });
  // A new session has the new role.
  await send(login, { email: member.email, password: PASSWORD });
  return {
    id,
    username: member.username,
    role,
    sessionId: "test",
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: false,
  };
}
