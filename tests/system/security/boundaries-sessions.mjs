// Sessions: invalid on both servers once ended, and anonymous with a broken cookie.
import { createHash } from "node:crypto";

import { hash } from "@node-rs/argon2";

import { act, call, callAs } from "../http.mjs";
import { createAccounts } from "../people.mjs";

const COOKIE = "next-auth.session-token";
const PASSWORD = "a password of the system tests' own";

const BEARER = "a bearer's token";
const ACCESSES = ["call", BEARER, "session", "page", "data", "action"];

/** Returns whether a session gives access, by kind of request. */
async function opensAt(url, { cookie }, actions) {
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

/** Ways to end a session over HTTP. */
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
    const csrf = response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const { csrfToken } = await response.json();
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

async function signInAgain({ urls }, { email }) {
  const response = await fetch(`${urls[0]}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = response.headers.getSetCookie().find((one) => one.startsWith(COOKIE)) ?? "";
  return { cookie: session.split(";")[0] };
}

/** Creates buyers with a known password. */
async function createMembers({ db, secret }, count) {
  const people = await createAccounts(db, { role: "buyer", count, secret });
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows } = await db.query(
    "UPDATE users SET password_hash = $1 WHERE id = ANY ($2) RETURNING id, email",
    [passwordHash, people.map(({ id }) => id)],
  );
  return people.map((person) => ({ ...person, ...rows.find(({ id }) => id === person.id) }));
}

const openOf = (accesses) => Object.keys(accesses).filter((access) => accesses[access]);
/** Checks one session: it gives access except as a bearer token, and none on either server once it has ended. */
async function trySession(shop, { person, admin, name }) {
  const [here, there] = shop.urls;
  const problems = [];
  const open = openOf(await opensAt(there, person, shop.actions));
  const missing = ACCESSES.filter((access) => access !== BEARER && !open.includes(access));
  if (missing.length > 0) problems.push(`before ${name} a session gives no access to ${missing}`);
  if (open.includes(BEARER)) problems.push(`a session gives access as ${BEARER}`);
  const { status } = await ENDINGS[name](here, person, { shop, admin });
  if (status !== 200) problems.push(`${name} responds with ${status}`);
  const left = await Promise.all(shop.urls.map((url) => opensAt(url, person, shop.actions)));
  const still = left.flatMap(openOf);
  if (still.length > 0) problems.push(`after ${name} a session still gives access to ${still}`);
  return problems;
}

/** @returns {Promise<{ sent: number, problems: string[] }>} */
export async function trySessions(shop, { admin }) {
  const names = Object.keys(ENDINGS);
  const people = await createMembers(shop, names.length);
  const problems = [];
  for (const [index, name] of names.entries()) {
    problems.push(...(await trySession(shop, { person: people[index], admin, name })));
  }
  return { sent: names.length * ACCESSES.length * 3, problems };
}

/** Returns broken, forged and oversized tokens by name. */
function brokenOf(token) {
  const [header, key, iv, text, tag] = token.split(".");
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

/** Statuses for a broken cookie: as for an anonymous visitor, or 431 for oversized headers. */
const STATUSES = {
  "/api/me": [401, 431],
  "/admin": [401, 431],
  "/": [200, 431],
  "/api/auth/session": [200, 431],
};

/** Returns broken variants of a principal's cookie, each with its name. */
function cookiesOf({ cookie }) {
  const token = cookie.slice(COOKIE.length + 1);
  const broken = Object.entries(brokenOf(token)).map(([name, value]) => [
    name,
    `${COOKIE}=${value}`,
  ]);
  const chunks = Array.from(
    { length: 5 },
    (_, at) => `${COOKIE}.${at}=${token.slice(at * 60, at * 60 + 60)}`,
  );
  return [...broken, ["in chunks, one of them lost", chunks.toSpliced(2, 1).join("; ")]];
}

/** Returns the problem of the response to a broken cookie, or null. */
async function tryCookie(url, { name, cookie, address }) {
  const answer = await call(url, { method: "GET", path: address, headers: { cookie } });
  const { status, text } = answer;
  // The server may close the connection while an oversized header is still being sent.
  const statuses = name === "too long" ? [...STATUSES[address], 0] : STATUSES[address];
  if (!statuses.includes(status)) {
    return `a cookie that is ${name} makes ${address} respond with ${status}`;
  }
  const isOpened = address === "/api/auth/session" && status === 200 && text.trim() !== "{}";
  return isOpened ? `a cookie that is ${name} opens a session` : null;
}

/** @returns {Promise<{ sent: number, problems: string[] }>} */
export async function tryCookies({ urls }, { admin }) {
  const trials = cookiesOf(admin).flatMap(([name, cookie]) =>
    Object.keys(STATUSES).map((address) => ({ name, cookie, address })),
  );
  const problems = [];
  for (const trial of trials) {
    const problem = await tryCookie(urls[0], trial);
    if (problem) problems.push(problem);
  }
  return { sent: trials.length, problems };
}

/** Checks that data sent to the session endpoint does not change the session. */
export async function tryOwnSession({ urls }, { buyer }) {
  const csrf = await fetch(`${urls[0]}/api/auth/csrf`);
  const jar = csrf.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { csrfToken } = await csrf.json();
  const answer = await call(urls[0], {
    path: "/api/auth/session",
    headers: { cookie: `${buyer.cookie}; ${jar}`, "content-type": "application/json" },
    body: JSON.stringify({ csrfToken, data: { role: "admin", sub: "1", sid: "x" } }),
  });
  const admin = await call(urls[0], {
    method: "GET",
    path: "/api/admin/users",
    headers: { cookie: buyer.cookie },
  });
  const me = await call(urls[0], {
    method: "GET",
    path: "/api/me",
    headers: { cookie: buyer.cookie },
  });
  const isSame =
    admin.status === 403 && JSON.parse(me.text).user.role === "buyer" && answer.status < 500;
  return {
    sent: 3,
    problems: isSame
      ? []
      : [`a request to the session endpoint changed the session: ${answer.status}`],
  };
}
