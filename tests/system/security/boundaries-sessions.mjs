// Sessions: invalid on both servers once they have ended.
import { hash } from "@node-rs/argon2";

import { requireValue } from "../../bench/require-value.mjs";
import { act, call, callAs } from "../http.mjs";
import { createAccounts } from "../people.mjs";
import { urlAt } from "../shop.mjs";

/**
 * @import { Principals } from "./actors.mjs"
 * @import { TrialResult } from "./boundaries.mjs"
 * @import { CallResult, Shop } from "./types.d.ts"
 *
 * @typedef {{ cookie: string }} Session
 *
 * @typedef {Session & { id: number, email: string }} Member
 *
 * @typedef {Record<string, boolean>} Accesses by kind of request
 *
 * @typedef {(url: string, person: Member, options: { shop: Shop, admin: Session }) => Promise<CallResult>} Ending
 */

const COOKIE = "next-auth.session-token";
const PASSWORD = "a password of the system tests' own";

const BEARER = "a bearer's token";
const ACCESSES = ["call", BEARER, "session", "page", "data", "action"];

/**
 * Returns whether a session gives access, by kind of request.
 * @param {string} url of the server
 * @param {Session} session
 * @param {Shop["actions"]} actions
 * @returns {Promise<Accesses>}
 */
async function opensAt(url, { cookie }, actions) {
  /**
   * @param {string} path
   * @param {Record<string, string>} headers
   */
  const get = (path, headers) => call(url, { method: "GET", path, headers });
  const [me, bearer, session, page, data, action] = await Promise.all([
    get("/api/me", { cookie }),
    get("/api/me", { authorization: `Bearer ${cookie.split("=")[1]}` }),
    get("/api/auth/session", { cookie }),
    get("/profile", { cookie, accept: "text/html" }),
    // Follows the redirect to the URL that a browser computes from the header.
    fetch(`${url}/profile`, { headers: { cookie, rsc: "1" } }),
    act(url, { cookie }, actions.find("markNotificationsReadAction"), { upTo: 1 }),
  ]);
  return {
    call: me.status === 200,
    [BEARER]: bearer.status === 200,
    session: session.text.trim() !== "{}",
    page: page.status === 200,
    data: data.status === 200,
    action: action.status === 200,
  };
}

/**
 * Ways to end a session over HTTP.
 * @type {Record<string, Ending>}
 */
const ENDINGS = {
  "signing out": (url, person) => callAs(url, person, "/api/logout", {}),
  "another role": (url, person, { shop, admin }) =>
    act(url, admin, shop.actions.find("changeRoleAction"), { userId: person.id, role: "seller" }),
  "another password": async (url, person, { shop }) => {
    const other = await signInAgain(shop, person);
    return act(url, other, shop.actions.find("changePasswordAction"), {
      currentPassword: PASSWORD,
      password: "another password of the system tests",
    });
  },
  "being disabled": (url, person, { shop, admin }) =>
    act(url, admin, shop.actions.find("disableUserAction"), {
      userId: person.id,
      reason: "A trial of the system tests",
    }),
  "signing out by next-auth": async (url, person) => {
    const response = await fetch(`${url}/api/auth/csrf`);
    const csrf = cookiesIn(response);
    const { csrfToken } = /** @type {{ csrfToken: string }} */ (await response.json());
    return call(url, {
      path: "/api/auth/signout",
      headers: {
        cookie: `${person.cookie}; ${csrf}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ csrfToken, json: "true" }).toString(),
    });
  },
};

/**
 * Returns the cookies that a response sets, as a browser sends them.
 * @param {Response} response
 */
const cookiesIn = (response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/**
 * @param {Shop} shop
 * @param {Member} person
 * @returns {Promise<Session>}
 */
async function signInAgain(shop, { email }) {
  const response = await fetch(`${urlAt(shop, 0)}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const line = response.headers.getSetCookie().find((header) => header.startsWith(COOKIE)) ?? "";
  const [cookie = ""] = line.split(";");
  return { cookie };
}

/**
 * Creates buyers with a password.
 * @param {Shop} shop
 * @param {number} count
 * @returns {Promise<Member[]>}
 */
async function createMembers({ db, secret }, count) {
  const people = await createAccounts(db, { role: "buyer", count, secret });
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows } = await db.query(
    "UPDATE users SET password_hash = $1 WHERE id = ANY ($2) RETURNING id, email",
    [passwordHash, people.map(({ id }) => id)],
  );
  return people.map((person) => ({ ...person, ...rows.find(({ id }) => id === person.id) }));
}

/** @param {Accesses} accesses */
const openOf = (accesses) => Object.keys(accesses).filter((access) => accesses[access]);

/**
 * Checks one session: it gives access except as a bearer token, and none on either server once it has ended.
 * @param {Shop} shop
 * @param {{ person: Member, admin: Session, name: string, end: Ending }} trial `name`: of the ending
 * @returns {Promise<string[]>} problems
 */
async function trySession(shop, { person, admin, name, end }) {
  /** @type {string[]} */
  const problems = [];
  const open = openOf(await opensAt(urlAt(shop, 1), person, shop.actions));
  const missing = ACCESSES.filter((access) => access !== BEARER && !open.includes(access));
  if (missing.length > 0) problems.push(`before ${name} a session gives no access to ${missing}`);
  if (open.includes(BEARER)) problems.push(`a session gives access as ${BEARER}`);
  const { status } = await end(urlAt(shop, 0), person, { shop, admin });
  if (status !== 200) problems.push(`${name} responds with ${status}`);
  const accesses = await Promise.all(shop.urls.map((url) => opensAt(url, person, shop.actions)));
  const remaining = accesses.flatMap(openOf);
  if (remaining.length > 0) {
    problems.push(`after ${name} a session still gives access to ${remaining}`);
  }
  return problems;
}

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function trySessions(shop, { admin }) {
  const endings = Object.entries(ENDINGS);
  const people = await createMembers(shop, endings.length);
  /** @type {string[]} */
  const problems = [];
  for (const [index, [name, end]] of endings.entries()) {
    const person = requireValue(people[index], "member");
    problems.push(...(await trySession(shop, { person, admin, name, end })));
  }
  return { requests: endings.length * ACCESSES.length * 3, problems };
}

/**
 * Checks that data sent to the session endpoint does not change the session.
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function tryOwnSession(shop, { buyer }) {
  const url = urlAt(shop, 0);
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = /** @type {{ csrfToken: string }} */ (await csrf.json());
  const result = await call(url, {
    path: "/api/auth/session",
    headers: { cookie: `${buyer.cookie}; ${cookiesIn(csrf)}`, "content-type": "application/json" },
    body: JSON.stringify({ csrfToken, data: { role: "admin", sub: "1", sid: "x" } }),
  });
  const admin = await call(url, {
    method: "GET",
    path: "/api/admin/users",
    headers: { cookie: buyer.cookie },
  });
  const me = await call(url, {
    method: "GET",
    path: "/api/me",
    headers: { cookie: buyer.cookie },
  });
  const isUnchanged =
    admin.status === 403 && JSON.parse(me.text).user.role === "buyer" && result.status < 500;
  return {
    requests: 3,
    problems: isUnchanged
      ? []
      : [`a request to the session endpoint changed the session: ${result.status}`],
  };
}
