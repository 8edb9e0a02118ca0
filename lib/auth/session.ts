import "server-only";

import { randomBytes } from "node:crypto";
import { cookies, headers } from "next/headers";
import { env } from "@/lib/core/env.mjs";
import { clientIp } from "@/lib/core/network";
import { consumeRequestValue, setRequestValue } from "@/lib/core/request-context";
import { SIGNED_IN_COOKIE } from "@/lib/core/signed-in-cookie.mjs";
import { db } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import { cookieOptions, SESSION_COOKIE } from "./cookies";
import { ADMIN_IDLE_MINUTES } from "./idle-timeout";
import { RECENT_MINUTES } from "./recent-password";
import { signToken, verifyToken } from "./token";
import type { Role, Viewer } from "./viewer";

const DAY = 24 * 60 * 60;

/** Session lifetime in seconds: 30 days with "Remember me", else at most a day (contract.md, "Accounts"). */
const LONG_SESSION_SECONDS = 30 * DAY;
const SESSION_SECONDS = DAY;

/** Precision of a session's last-used time, in seconds; of admins it is finer, because they have an idle timeout. */
const LAST_USE_SECONDS = 10 * 60;
const ADMIN_LAST_USE_SECONDS = 60;

/** Factors that a sign-in verified. */
type Verified = {
  /** Whether the password was entered, which allows sensitive changes for ten minutes. */
  isPasswordEntered?: boolean;
  hasSecondFactor?: boolean;
};

/** Creates a session row and sets the cookie with its encrypted id. Always uses a new id, against session fixation. */
export async function startSession(
  user: { id: number; role: Role },
  isLong: boolean,
  { isPasswordEntered = true, hasSecondFactor = false }: Verified = {},
) {
  const maxAge = isLong ? LONG_SESSION_SECONDS : SESSION_SECONDS;
  const id = randomBytes(24).toString("base64url");
  const expiresAt = new Date(Date.now() + maxAge * 1000);
  const requestHeaders = await headers();
  const userAgent = requestHeaders.get("user-agent")?.slice(0, 400) ?? null;
  const address = clientIp(requestHeaders);
  const now = new Date();
  await db.session.create({
    data: {
      id,
      userId: user.id,
      expiresAt,
      userAgent,
      address,
      passwordConfirmedAt: isPasswordEntered ? now : null,
      secondFactorAt: hasSecondFactor ? now : null,
    },
  });

  const token = await signToken({ id, userId: user.id, role: user.role }, maxAge);
  const lifetime = isLong ? LONG_SESSION_SECONDS : undefined;
  const jar = await cookies();
  jar.set(SESSION_COOKIE, token, { ...cookieOptions(lifetime), httpOnly: true });
  jar.set(SIGNED_IN_COOKIE, user.role, cookieOptions(lifetime));
}

/** Revokes the session of this browser and clears its cookies. Returns the user whose session ended, else null. */
export async function endSession(): Promise<number | null> {
  const jar = await cookies();
  const token = jar.get(SESSION_COOKIE)?.value;
  const claims = token ? await verifyToken(token) : null;
  const userId = claims ? await revokeSession(claims.id) : null;
  jar.set(SESSION_COOKIE, "", { ...cookieOptions(0), httpOnly: true });
  jar.set(SIGNED_IN_COOKIE, "", cookieOptions(0));
  return userId;
}

/** Revokes a session by its id. Returns its user; null if it was not open. */
export async function revokeSession(id: string): Promise<number | null> {
  const [session] = await db.session.updateManyAndReturn({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date() },
    select: { userId: true },
  });
  return session?.userId ?? null;
}

/**
 * Returns the viewer of a session token; null if the session is revoked or expired, or the account is disabled. Demo
 * accounts are only valid in demo mode; elsewhere a session of an admin ends after 30 minutes without use.
 */
export async function findSession(token: string): Promise<Viewer | null> {
  const claims = await verifyToken(token);
  if (!claims) return null;
  const [row] = await sql.query<(Viewer & { isForgotten: boolean })[]>`
    SELECT u.id, u.username, u.role, s.id AS "sessionId", u.email_verified_at IS NOT NULL AS "isEmailVerified",
      coalesce(s.password_confirmed_at > now() - make_interval(mins => ${RECENT_MINUTES}::int), false)
        AS "isPasswordRecent",
      s.second_factor_at IS NOT NULL AS "hasSecondFactor",
      s.last_seen_at < now() - make_interval(secs =>
        CASE u.role WHEN 'admin' THEN ${ADMIN_LAST_USE_SECONDS}::int ELSE ${LAST_USE_SECONDS}::int END) AS "isForgotten"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${claims.id} AND s.revoked_at IS NULL AND s.expires_at > now()
      AND u.disabled_at IS NULL AND (${env.DEMO_MODE}::boolean OR NOT u.is_demo AND (u.role <> 'admin'
        OR s.last_seen_at > now() - make_interval(mins => ${ADMIN_IDLE_MINUTES}::int))) ${PREPARED}`;
  if (!row) return null;
  const { isForgotten: isStale, ...viewer } = row;
  if (isStale) await touchSession(viewer.sessionId);
  return viewer;
}

const leftUnder = (token: string) => `session ${token}`;

/**
 * Same as `findSession`, for the middleware of GET pages: stores the result in the request context for the first
 * `getSessionFromContext` of the request; later calls query the database again.
 */
export async function findSessionForRequest(token: string): Promise<Viewer | null> {
  const viewer = await findSession(token);
  setRequestValue(leftUnder(token), viewer);
  return viewer;
}

/**
 * Returns the viewer that middleware stored for this request, else queries the database; null without a valid session.
 */
export async function getSessionFromContext(token: string): Promise<Viewer | null> {
  const viewer = consumeRequestValue(leftUnder(token)) as Viewer | null | undefined;
  return viewer === undefined ? findSession(token) : viewer;
}

async function touchSession(id: string) {
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: new Date() } });
}
