// Sessions: invalid on both servers once ended, and anonymous with a broken cookie.
import { createHash } from "node:crypto";

import { hash } from "@node-rs/argon2";

import { requireValue } from "../../bench/require-value.mjs";
import { act, call, callAs } from "../http.mjs";
import { createAccounts } from "../people.mjs";
import { urlOf } from "./url-of.mjs";

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
  const response = await fetch(`${urlOf(shop, 0)}/api/login`, {
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
  const open = openOf(await opensAt(urlOf(shop, 1), person, shop.actions));
  const missing = ACCESSES.filter((access) => access !== BEARER && !open.includes(access));
  if (missing.length > 0) problems.push(`before ${name} a session gives no access to ${missing}`);
  if (open.includes(BEARER)) problems.push(`a session gives access as ${BEARER}`);
  const { status } = await end(urlOf(shop, 0), person, { shop, admin });
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
  return { sent: endings.length * ACCESSES.length * 3, problems };
}

/**
 * Returns broken, forged and oversized tokens by name.
 * @param {string} token
 */
function brokenOf(token) {
  const [header, key, iv, text = "", tag] = token.split(".");
  const none = Buffer.from('{"alg":"none","enc":"A256GCM"}').toString("base64url");
  const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
  const claims = Buffer.from('{"sub":"1","sid":"x","role":"admin"}').toString("base64url");
  const flipped = text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`;
  return {
    cut: token.slice(0, -10),
    half: token.slice(0, token.length / 2),
    changed: [header, key, iv, flipped, tag].join("."),
    "another algorithm": [none, key, iv, text, tag].join("."),
    unsigned: `${unsigned}.${claims}.`,
    "no tag": [header, key, iv, text, ""].join("."),
    empty: "",
    points: "....",
    quoted: `"${token}"`,
    escaped: encodeURIComponent(`\0${token}`),
    "a broken escape": `%E0%A4%A${token}`,
    long: "A".repeat(8_000),
    "too long": "A".repeat(50_000),
    "a digest": createHash("sha512").update(token).digest("hex"),
  };
}

/**
 * Statuses for a broken cookie: as for an anonymous visitor, or 431 for oversized headers.
 * @type {Record<string, number[]>}
 */
const STATUSES = {
  "/api/me": [401, 431],
  "/admin": [401, 431],
  "/": [200, 431],
  "/api/auth/session": [200, 431],
};

/**
 * Returns broken variants of a principal's cookie, each with its name.
 * @param {Session} session
 * @returns {{ name: string, cookie: string }[]}
 */
function cookiesOf({ cookie }) {
  const token = cookie.slice(COOKIE.length + 1);
  const broken = Object.entries(brokenOf(token)).map(([name, value]) => {
    return { name, cookie: `${COOKIE}=${value}` };
  });
  const chunks = Array.from(
    { length: 5 },
    (_, at) => `${COOKIE}.${at}=${token.slice(at * 60, at * 60 + 60)}`,
  );
  const incomplete = chunks.toSpliced(2, 1).join("; ");
  return [...broken, { name: "in chunks, one of them lost", cookie: incomplete }];
}

/**
 * Returns the problem of the response to a broken cookie, or null.
 * @param {string} url of the server
 * @param {{ name: string, cookie: string, address: string, documented: number[] }} trial `documented`: statuses
 */
async function tryCookie(url, { name, cookie, address, documented }) {
  const { status, text } = await call(url, { method: "GET", path: address, headers: { cookie } });
  // The server may close the connection while an oversized header is still being sent.
  const statuses = name === "too long" ? [...documented, 0] : documented;
  if (!statuses.includes(status)) {
    return `a cookie that is ${name} makes ${address} respond with ${status}`;
  }
  const isOpened = address === "/api/auth/session" && status === 200 && text.trim() !== "{}";
  return isOpened ? `a cookie that is ${name} opens a session` : null;
}

/**
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function tryCookies(shop, { admin }) {
  const trials = cookiesOf(admin).flatMap((broken) =>
    Object.entries(STATUSES).map(([address, documented]) => ({ ...broken, address, documented })),
  );
  /** @type {string[]} */
  const problems = [];
  for (const trial of trials) {
    const problem = await tryCookie(urlOf(shop, 0), trial);
    if (problem) problems.push(problem);
  }
  return { sent: trials.length, problems };
}

/**
 * Checks that data sent to the session endpoint does not change the session.
 * @param {Shop} shop
 * @param {Principals} principals
 * @returns {Promise<TrialResult>}
 */
export async function tryOwnSession(shop, { buyer }) {
  const url = urlOf(shop, 0);
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
    sent: 3,
    problems: isUnchanged
      ? []
      : [`a request to the session endpoint changed the session: ${result.status}`],
  };
}
