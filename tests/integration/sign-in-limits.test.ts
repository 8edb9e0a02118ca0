import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { afterEach, describe, expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/login/route";
import { register, verifyCredentials } from "@/lib/accounts/service/credentials";
import { confirmPassword } from "@/lib/accounts/service/password";
import { env } from "@/lib/core/env.mjs";
import { PEER_HEADER, trustPeerHeader } from "@/lib/core/network";
import { db } from "@/lib/db/client";
import { PASSWORD, send } from "../support/api-client";
import { Browser, setBrowser } from "../support/next-headers";
import {
  createMember as createMemberWithSession,
  PASSWORD as SESSION_PASSWORD,
} from "../support/own-sessions";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));
vi.setConfig({ testTimeout: 60_000 });

trustPeerHeader(); // As in a request of the custom server.

const { DEMO_MODE } = env;
afterEach(() => {
  Object.assign(env, { DEMO_MODE });
});

async function createMember() {
  const name = `Hodan ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(" ", ".")}@example.com`;
  const { id } = await register(
    { username: name, email, password: PASSWORD, role: "buyer" },
    randomUUID(),
  );
  return { id, email };
}

const signInFrom = async (address: string, email: string, password = PASSWORD) =>
  (await send(login, { email, password }, { [PEER_HEADER]: address })).status;

describe("failed sign-ins from one network", () => {
  it("are refused after thirty, over all accounts and all addresses of an IPv6 /64", async () => {
    Object.assign(env, { DEMO_MODE: false });
    setBrowser(new Browser());
    const statuses: number[] = [];
    for (let tried = 0; tried < 40; tried++) {
      const address = `2001:db8:7:7::${(tried + 1).toString(16)}`;
      statuses.push(await signInFrom(address, `${randomUUID()}@example.com`, "wrong"));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(10).fill(429));
    const { email } = await createMember();
    expect(await signInFrom("2001:db8:7:8::1", email)).toBe(200);
  });
});

describe("parallel attempts", () => {
  const outcomesOf = async (attempts: Promise<unknown>[]) =>
    (await Promise.allSettled(attempts)).map((outcome) =>
      outcome.status === "fulfilled" ? "ok" : outcome.reason.kind,
    );

  it("check at most ten passwords of an account", async () => {
    const { email } = await createMember();
    const kinds = await outcomesOf(
      Array.from({ length: 30 }, () =>
        verifyCredentials({ email, password: "wrong" }, { address: randomUUID() }),
      ),
    );

    expect(kinds.filter((kind) => kind === "unauthenticated").length).toBeLessThanOrEqual(10);
    expect(kinds.filter((kind) => kind === "limited").length).toBeGreaterThanOrEqual(20);
  });

  it("check at most ten passwords of a confirmation, and a correct one counts for nothing", async () => {
    const viewer = await (await createMemberWithSession()).signIn();
    for (let confirmed = 0; confirmed < 12; confirmed++) {
      await confirmPassword(viewer, { password: SESSION_PASSWORD });
    }
    const kinds = await outcomesOf(
      Array.from({ length: 30 }, () => confirmPassword(viewer, { password: "wrong" })),
    );

    expect(kinds.filter((kind) => kind === "invalid").length).toBeLessThanOrEqual(10);
    expect(kinds.filter((kind) => kind === "limited").length).toBeGreaterThanOrEqual(20);
  });
});

describe("a password with combined letters", () => {
  const [composed, decomposed] = ["mañana-Žižek1", "mañana-Žižek1"].map((text, index) =>
    text.normalize(index === 0 ? "NFC" : "NFD"),
  ) as [string, string];

  it("is the same however the keyboard composes its letters", async () => {
    const email = `${randomUUID()}@example.com`;
    const person = { username: `Zizek ${randomUUID().slice(0, 8)}`, email, role: "buyer" } as const;
    await register({ ...person, password: decomposed }, randomUUID());

    for (const password of [composed, decomposed]) {
      expect(await verifyCredentials({ email, password })).toMatchObject({ user: { email } });
    }
  });

  it("is accepted as it was stored before, and replaced by its composed form", async () => {
    const { id, email } = await createMember();
    const passwordHash = await hash(decomposed);
    await db.user.update({ where: { id }, data: { passwordHash } });

    await expect(verifyCredentials({ email, password: composed })).rejects.toThrow();
    await verifyCredentials({ email, password: decomposed });
    expect(await verifyCredentials({ email, password: composed })).toMatchObject({ user: { id } });
  });
});

describe("an account locked by strangers", () => {
  async function createLockedUser() {
    const member = await createMember();
    const ownBrowser = new Browser();
    setBrowser(ownBrowser);
    expect(await signInFrom("203.0.113.1", member.email)).toBe(200);
    setBrowser(new Browser());
    for (let tried = 0; tried < 10; tried++) {
      await signInFrom(`198.51.100.${tried}`, member.email, "wrong");
    }
    expect(await signInFrom("198.51.100.77", member.email)).toBe(429);
    return { ...member, own: ownBrowser };
  }

  it("accepts a browser that has signed in to it before", async () => {
    const { email, own } = await createLockedUser();
    setBrowser(own);
    expect(await signInFrom("203.0.113.9", email)).toBe(200);
  });

  it("accepts ten failed attempts from such a browser, and no more", async () => {
    const { email, own } = await createLockedUser();
    setBrowser(own);
    for (let tried = 0; tried < 10; tried++) {
      expect(await signInFrom(`203.0.113.${tried}`, email, "wrong")).toBe(401);
    }
    expect(await signInFrom("203.0.113.99", email)).toBe(429);
  });

  it.each([
    ["another account's", (value: string) => value.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ["a changed", (value: string) => `${value.slice(0, -2)}AA`],
  ])("stays locked for %s device cookie", async (_, change) => {
    const { email, own } = await createLockedUser();
    const mark = own.get("shaafi-device");
    expect(mark).toMatchObject({ httpOnly: true });
    const forged = new Browser();
    forged.set("shaafi-device", change(mark?.value ?? ""));
    setBrowser(forged);
    expect(await signInFrom("203.0.113.9", email)).toBe(429);
  });

  it("stays locked for a device cookie from before the password changed", async () => {
    const { id, email, own } = await createLockedUser();
    const other = await createMember();
    const { passwordHash } = await db.user.findUniqueOrThrow({
      where: { id: other.id },
      select: { passwordHash: true },
    });
    await db.user.update({ where: { id }, data: { passwordHash } });
    setBrowser(own);
    expect(await signInFrom("203.0.113.9", email)).toBe(429);
  });

  it("is locked for callers without a browser", async () => {
    const { email } = await createLockedUser();
    await expect(verifyCredentials({ email, password: PASSWORD })).rejects.toMatchObject({
      kind: "limited",
    });
  });
});
