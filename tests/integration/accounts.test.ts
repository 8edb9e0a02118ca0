import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { getDemoLogins } from "@/lib/accounts/queries";
import { register, verifyCredentials } from "@/lib/accounts/service/credentials";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";

const PASSWORD = "buna-qalaa";

/** Creates the registration input of a new, unique user. */
function createMember() {
  const name = `Hodan ${randomUUID().slice(0, 8)}`;
  return {
    username: name,
    email: `${name.replace(" ", ".")}@Example.com`,
    password: PASSWORD,
    role: "buyer" as const,
  };
}

async function registerMember() {
  const member = createMember();
  const user = await register(member, randomUUID());
  return { ...member, id: user.id };
}

const signIn = async (email: string, password = PASSWORD) =>
  (await verifyCredentials({ email, password })).user;

/** Returns the kind of each refusal, "welcome" for each success. */
async function outcomesOf(tries: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(tries);
  return outcomes.map((outcome) =>
    outcome.status === "fulfilled" ? "welcome" : (outcome.reason as { kind?: string }).kind,
  );
}

async function failTimes(times: number, email: string) {
  for (let tried = 0; tried < times; tried++) {
    await expect(signIn(email, "wrong")).rejects.toMatchObject({ kind: "unauthenticated" });
  }
}

describe("register", () => {
  it("creates an account whose owner can sign in", async () => {
    const member = createMember();

    const user = await register({ ...member, role: "seller" }, "direct");

    expect(user).toMatchObject({ username: member.username, role: "seller", bio: null });
    expect(await signIn(member.email)).toEqual(user);
  });

  it("returns exactly the keys of the contract and no secret", async () => {
    const user = await register(createMember(), "direct");

    expect(Object.keys(user).sort()).toEqual(
      [
        "address",
        "bio",
        "city",
        "country",
        "createdAt",
        "email",
        "firstName",
        "id",
        "lastName",
        "phone",
        "profileImage",
        "role",
        "username",
      ].sort(),
    );
  });

  it("stores an argon2id hash of 19 MiB and two passes, never the password", async () => {
    const { id } = await registerMember();

    const [row] = await db.$queryRaw<{ password_hash: string }[]>`
      SELECT password_hash FROM users WHERE id = ${id}`;

    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ["email", "emailTaken"],
    ["username", "usernameTaken"],
  ] as const)("refuses a taken %s whatever its case", async (field, key) => {
    const first = await registerMember();
    const second = { ...createMember(), [field]: first[field].toUpperCase() };

    const refused = register(second, "direct");

    await expect(refused).rejects.toMatchObject({ kind: "conflict", key });
  });

  it("creates one account from twenty simultaneous requests", async () => {
    const member = createMember();

    const outcomes = await outcomesOf(
      Array.from({ length: 20 }, () => register(member, randomUUID())),
    );

    expect(outcomes.filter((outcome) => outcome === "welcome")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(19);
  });

  it("limits registrations per address, with a hundred times the limit in demo mode", async () => {
    const address = randomUUID();
    const count = (used: number) =>
      db.$executeRaw`UPDATE rate_limits SET count = ${used} WHERE key = ${`register:${address}`}`;
    await register(createMember(), address);
    await count(1_999);
    await register(createMember(), address);

    const refused = register(createMember(), address);

    await expect(refused).rejects.toMatchObject({ kind: "limited", key: "tooManyAttempts" });
  });

  it("verifies the email address immediately in demo mode only", async () => {
    const demo = await registerMember();
    Object.assign(env, { DEMO_MODE: false });
    const real = await registerMember();
    Object.assign(env, { DEMO_MODE: true });

    const verified = (id: number) =>
      db.user.findUniqueOrThrow({ where: { id }, select: { emailVerifiedAt: true } });
    expect((await verified(demo.id)).emailVerifiedAt).not.toBeNull();
    expect((await verified(real.id)).emailVerifiedAt).toBeNull();
  });
});

describe("verifyCredentials", () => {
  it("accepts the email address in any case", async () => {
    const member = await registerMember();

    const user = await signIn(member.email.toUpperCase());

    expect(user.id).toBe(member.id);
  });

  it("refuses a wrong password and an unknown email address with the same error", async () => {
    const member = await registerMember();
    const wrong = await signIn(member.email, "wrong").catch((error: Error) => error);
    const unknown = await signIn("nobody@example.com").catch((error: Error) => error);

    expect(wrong).toMatchObject({ kind: "unauthenticated", key: "wrongCredentials" });
    expect({ ...unknown }).toEqual({ ...wrong });
  });

  it("refuses a disabled account", async () => {
    const member = await registerMember();
    await db.user.update({ where: { id: member.id }, data: { disabledAt: new Date() } });

    await expect(signIn(member.email)).rejects.toMatchObject({ key: "wrongCredentials" });
  });

  it("accepts demo accounts in demo mode only", async () => {
    const member = await registerMember();
    await db.user.update({ where: { id: member.id }, data: { isDemo: true } });
    await signIn(member.email);
    Object.assign(env, { DEMO_MODE: false });

    const refused = signIn(member.email);

    await expect(refused).rejects.toMatchObject({ key: "wrongCredentials" });
    Object.assign(env, { DEMO_MODE: true });
  });

  it("locks an account after ten failed attempts, even for the right password", async () => {
    const member = await registerMember();
    await failTimes(10, member.email);

    const refused = signIn(member.email);

    await expect(refused).rejects.toMatchObject({ kind: "limited", key: "tooManyAttempts" });
    const error = await refused.catch((thrown) => thrown);
    expect(error.values.seconds).toBeGreaterThan(14 * 60);
    expect(error.values.seconds).toBeLessThanOrEqual(15 * 60);
  });

  it("locks an unknown email address in the same way", async () => {
    const email = `${randomUUID()}@example.com`;
    await failTimes(10, email);

    await expect(signIn(email)).rejects.toMatchObject({ kind: "limited" });
  });

  it("does not reveal the right password among forty simultaneous attempts", async () => {
    const member = await registerMember();
    const guesses = [...Array.from({ length: 39 }, (_, index) => `guess ${index}`), PASSWORD];

    const outcomes = await outcomesOf(guesses.map((guess) => signIn(member.email, guess)));

    // Two hashes run at a time, so the tenth failure may be counted beside another.
    expect(outcomes.filter((outcome) => outcome === "unauthenticated").length).toBeLessThan(13);
    expect(outcomes.at(-1)).toBe("limited");
  });

  it("leaves other accounts unlocked when one is locked", async () => {
    const [locked, other] = await Promise.all([registerMember(), registerMember()]);
    await failTimes(10, locked.email);

    expect((await signIn(other.email)).id).toBe(other.id);
  });

  it("unlocks an account once the attempts are 15 minutes old", async () => {
    const member = await registerMember();
    await failTimes(10, member.email);
    await db.$executeRaw`
      UPDATE rate_limits SET window_at = window_at - interval '15 minutes'
      WHERE key = ${`login:${member.email.toLowerCase()}`}`;

    expect((await signIn(member.email)).id).toBe(member.id);
  });

  it("resets the count of attempts after a success", async () => {
    const member = await registerMember();
    await failTimes(9, member.email);
    await signIn(member.email);
    await failTimes(9, member.email);

    expect((await signIn(member.email)).id).toBe(member.id);
  });
});

describe("getDemoLogins", () => {
  it("returns a buyer and a seller in demo mode, and null otherwise", () => {
    const inDemo = getDemoLogins();
    Object.assign(env, { DEMO_MODE: false });
    const inShop = getDemoLogins();
    Object.assign(env, { DEMO_MODE: true });

    expect(inDemo?.buyer.email).toBe("buyer@demo.com");
    expect(inDemo?.seller.email).toBe("seller@demo.com");
    expect(JSON.stringify(inDemo)).not.toContain("admin");
    expect(inShop).toBeNull();
  });
});
