import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as login } from "@/app/api/login/route";
import { POST as logout } from "@/app/api/logout/route";
import { GET as me } from "@/app/api/me/route";
import { POST as register } from "@/app/api/register/route";
import { SESSION_COOKIE } from "@/lib/auth/cookies";
import { SIGNED_IN_COOKIE } from "@/lib/core/signed-in-cookie.mjs";
import { db } from "@/lib/db/client";
import { Browser, setBrowser } from "../support/next-headers";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

type Handler = typeof login;
type Call = { body?: unknown; headers?: Record<string, string> };

const USER_KEYS =
  "address bio city country createdAt email firstName id lastName phone profileImage role username";

let browser = new Browser();

beforeEach(() => {
  browser = new Browser();
  setBrowser(browser);
});

/** Sends JSON with the headers of a same-origin request; a string body is sent unchanged. */
function call(handler: Handler, { body = {}, headers = {} }: Call = {}) {
  const isRead = handler === me;
  const request = new NextRequest("http://localhost:3000/api/accounts", {
    method: isRead ? "GET" : "POST",
    headers: { "content-type": "application/json", ...headers },
    ...(isRead ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve(undefined) });
}

function createMember() {
  const name = `hodan-${randomUUID().slice(0, 8)}`;
  return { username: name, email: `${name}@example.com`, password: "buna-qalaa", role: "buyer" };
}

async function registerMember() {
  const member = createMember();
  await call(register, { body: member });
  browser.jar.clear();
  return member;
}

/** Copies the current cookies, as an attacker could. */
const cookiesLeft = () => [...browser.jar.keys()].filter((name) => name !== "shaafi-device");
function copyOf({ jar }: Browser) {
  const copy = new Browser();
  for (const [name, cookie] of jar) copy.jar.set(name, cookie);
  return copy;
}

async function readResponse(response: Response) {
  return [response.status, await response.text()];
}

describe("POST /api/register", () => {
  it("responds 201 with the user and a session that lasts until the browser is closed", async () => {
    const response = await call(register, { body: createMember() });

    const { user } = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(Object.keys(user).sort().join(" ")).toBe(USER_KEYS);
    expect(browser.get(SESSION_COOKIE)).toMatchObject({ httpOnly: true, sameSite: "lax" });
    expect(browser.get(SESSION_COOKIE)).not.toHaveProperty("maxAge");
    expect(browser.get(SIGNED_IN_COOKIE)).toMatchObject({ value: "buyer" });
    expect((await call(me)).status).toBe(200);
  });

  it("refuses to register an admin", async () => {
    const response = await call(register, { body: { ...createMember(), role: "admin" } });

    expect(await readResponse(response)).toEqual([400, "Please select a role"]);
    expect(cookiesLeft()).toEqual([]);
  });

  it("ignores fields outside the registration form", async () => {
    const extra = {
      id: 1,
      isAdmin: true,
      isDemo: true,
      createdAt: "2020-01-01",
      passwordHash: "x",
    };

    const { user } = await (await call(register, { body: { ...extra, ...createMember() } })).json();

    const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row).toMatchObject({ isDemo: false, role: "buyer", disabledAt: null });
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2025);
  });

  it("names the field whose value is taken", async () => {
    const member = await registerMember();
    const sameEmail = { ...createMember(), email: member.email.toUpperCase() };
    const sameName = { ...createMember(), username: member.username.toUpperCase() };

    expect(await readResponse(await call(register, { body: sameEmail }))).toEqual([
      409,
      "This email is already registered.",
    ]);
    expect(await readResponse(await call(register, { body: sameName }))).toEqual([
      409,
      "This username is already taken.",
    ]);
  });

  it("refuses a username with a bidirectional override", async () => {
    const body = { ...createMember(), username: "Hodan \u202Enimda" };

    expect((await call(register, { body })).status).toBe(400);
  });
});

describe("POST /api/login", () => {
  it("creates a session of 30 days with rememberMe, otherwise one until the browser is closed", async () => {
    const { email, password } = await registerMember();

    await call(login, { body: { email, password, rememberMe: true } });
    const long = browser.get(SESSION_COOKIE);
    await call(login, { body: { email, password } });
    const short = browser.get(SESSION_COOKIE);

    expect(long?.maxAge).toBe(30 * 24 * 60 * 60);
    expect(short).not.toHaveProperty("maxAge");
  });

  it("never adopts an existing session", async () => {
    const { email, password } = await registerMember();
    browser.set(SESSION_COOKIE, "planted by somebody else");

    await call(login, { body: { email, password } });
    const first = browser.get(SESSION_COOKIE)?.value;
    await call(login, { body: { email, password } });

    expect(first).not.toBe("planted by somebody else");
    expect(browser.get(SESSION_COOKIE)?.value).not.toBe(first);
  });

  it("responds to a wrong password and an unknown email address with the same message", async () => {
    const { email } = await registerMember();
    const wrong = await call(login, { body: { email, password: "wrong" } });
    const unknown = await call(login, { body: { email: "no@example.com", password: "wrong" } });
    for (const { headers } of [unknown, wrong]) headers.delete("x-request-id");
    expect([...unknown.headers]).toEqual([...wrong.headers]);
    expect(await readResponse(unknown)).toEqual([401, "Invalid email or password"]);
    expect(await readResponse(wrong)).toEqual([401, "Invalid email or password"]);
    expect(cookiesLeft()).toEqual([]);
  });

  it("states in the caller's language how long an account stays locked", async () => {
    const { email, password } = await registerMember();
    for (let tried = 0; tried < 10; tried++) {
      await call(login, { body: { email, password: "wrong" } });
    }

    const locked = await call(login, { body: { email, password } });
    const inArabic = await call(login, {
      body: { email, password },
      headers: { cookie: "NEXT_LOCALE=ar" },
    });

    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(await locked.text()).toMatch(/^Too many attempts\. Please try again in (8\d\d|900) sec/);
    expect(await inArabic.text()).toContain("محاولات كثيرة");
  });

  it("responds with problem JSON to a caller that accepts it", async () => {
    const response = await call(login, {
      body: { email: "buna", password: "" },
      headers: { accept: "application/problem+json" },
    });

    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({
      status: 400,
      detail: "Invalid email address",
      errors: { email: "Invalid email address", password: "Password is required" },
    });
  });

  it.each([
    ["another site", { origin: "https://evil.example" }, 403],
    ["a sandboxed frame", { origin: "null" }, 403],
    ["another site's script", { "sec-fetch-site": "cross-site" }, 403],
    ["a sister site", { "sec-fetch-site": "same-site" }, 403],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a form that hides JSON", { "content-type": "text/plain" }, 415],
  ])("refuses %s and creates no session", async (_, headers, status) => {
    const { email, password } = await registerMember();

    const response = await call(login, { body: { email, password }, headers });

    expect(response.status).toBe(status);
    expect(cookiesLeft()).toEqual([]);
  });

  it.each([
    ["{", 400],
    ["[]", 400],
    ["null", 400],
    ['{"email":{"not":""},"password":{"not":""}}', 400],
    ['{"__proto__":{"email":"a@example.com"}}', 400],
    [JSON.stringify({ email: "a@example.com", password: "x".repeat(70_000) }), 413],
  ])("responds to the body %.40s with a client error", async (body, status) => {
    expect((await call(login, { body })).status).toBe(status);
  });
});

describe("POST /api/auth/session", () => {
  it("responds 400 to a body that is not JSON", async () => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: "{" };
    const request = new NextRequest("http://localhost:3000/api/auth/session", init);
    const params = Promise.resolve({ nextauth: ["session"] });

    expect((await nextAuth(request, { params })).status).toBe(400);
  });
});

describe("POST /api/logout", () => {
  it("clears the cookies and revokes copies of the session", async () => {
    const { email, password } = await registerMember();
    await call(login, { body: { email, password } });
    const thief = copyOf(browser);

    const response = await call(logout);

    expect(await readResponse(response)).toEqual([200, "{}"]);
    expect(cookiesLeft()).toEqual([]);
    setBrowser(thief);
    expect(await readResponse(await call(me))).toEqual([401, "Please sign in to continue."]);
  });

  it("succeeds for an anonymous visitor and refuses another site", async () => {
    expect((await call(logout)).status).toBe(200);
    expect((await call(logout, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  });
});
