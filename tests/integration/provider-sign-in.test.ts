import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { verifyCredentials } from "@/lib/accounts/service/credentials";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { deleteExpiredRows } from "@/lib/jobs/service/delete-expired-rows";
import type { Identity } from "@/lib/provider-sign-in/identity";
import { connectIdentity } from "@/lib/provider-sign-in/service/connections";
import { createPending, findPending, sendCode } from "@/lib/provider-sign-in/service/pending";
import { proveByCode, proveByPassword } from "@/lib/provider-sign-in/service/prove";
import { createAccount, findAccountOf } from "@/lib/provider-sign-in/service/provider-accounts";
import { undoChange } from "@/lib/sensitive-changes/service";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";
import {
  countDone,
  createIdentity,
  createOwner,
  identitiesOf,
  PASSWORD,
} from "../support/identities";

const ADDRESS = "direct";

async function waitWithCode(identity: Identity & { email: string }) {
  const secret = await createPending(identity, ADDRESS);
  await sendCode(secret, ADDRESS, "en");
  const subject = (await listEmailsTo(identity.email)).at(-1)?.subject ?? "";
  return { secret, code: /\d{6}/.exec(subject)?.[0] ?? "" };
}

const WRONG = { code: "x" };

describe("createAccount", () => {
  it("creates one buyer with a verified address for parallel sign-ins", async () => {
    const identity = createIdentity();
    const accounts = await Promise.all(
      Array.from({ length: 5 }, () => createAccount(identity, "so")),
    );

    const [user] = await db.user.findMany({ where: { email: identity.email } });
    expect(user).toMatchObject({ role: "buyer", locale: "so", hasPassword: false });
    expect(user?.emailVerifiedAt).not.toBeNull();
    // Whichever lost the race finds the account, or signIn for a proof of the address that now has one.
    expect(new Set(accounts.map((account) => account?.id ?? user?.id))).toEqual(
      new Set([user?.id]),
    );
    expect(await findAccountOf(identity)).toMatchObject({ id: user?.id, isClosed: false });
  });

  it.each(["Shaafi Support", "Administrator", "a", "", "\u202Eevil"])(
    "gives a neutral name to a user whose provider says %j",
    async (name) => {
      const account = await createAccount(createIdentity({ name }), "en");
      const user = await db.user.findUniqueOrThrow({ where: { id: account?.id ?? 0 } });
      expect(user.username).toMatch(/^Shopper \w+$/);
    },
  );

  it("numbers a name that another user has", async () => {
    const { username } = await createUser({ role: "buyer" });
    const account = await createAccount(createIdentity({ name: username }), "en");
    const user = await db.user.findUniqueOrThrow({ where: { id: account?.id ?? 0 } });
    expect(user.username).toMatch(new RegExp(`^${username} \\d+$`));
  });

  it("creates nothing for an address that is taken or not verified", async () => {
    const identity = createIdentity();
    await createOwner(identity);
    expect(await createAccount(identity, "en")).toBeNull();
    const unverified = createIdentity({ isEmailVerified: false });
    expect(await createAccount(unverified, "en")).toBeNull();
    expect(await db.user.count({ where: { email: unverified.email } })).toBe(0);
  });

  it("refuses a provider's user without an address", async () => {
    const identity = { ...createIdentity(), email: null };
    await expect(createAccount(identity, "en")).rejects.toMatchObject({ key: "providerNoEmail" });
  });
});

describe("proveByPassword", () => {
  it("connects the identity once and emails a link that disconnects it", async () => {
    const identity = createIdentity();
    const owner = await createOwner(identity);
    const secret = await createPending(identity, ADDRESS);

    const won = await countDone([
      proveByPassword(secret, { password: PASSWORD }, {}),
      proveByPassword(secret, { password: PASSWORD }, {}),
    ]);

    expect(won).toBe(1);
    expect(await identitiesOf(owner.id)).toHaveLength(1);
    const email = (await listEmailsTo(identity.email)).at(-1);
    expect(email?.subject).toBe("Google was connected to your account");
    await undoChange({ token: secretIn(email, "undo") });
    expect(await identitiesOf(owner.id)).toHaveLength(0);
  });

  it("connects nothing with a wrong password, after 15 minutes, or for an unverified address", async () => {
    const identity = createIdentity();
    const owner = await createOwner(identity);
    const secret = await createPending(identity, ADDRESS);
    await expect(proveByPassword(secret, { password: "wrong" }, {})).rejects.toMatchObject({
      key: "wrongCredentials",
    });
    await db.pendingIdentity.updateMany({
      where: { email: identity.email },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    await expect(proveByPassword(secret, { password: PASSWORD }, {})).rejects.toMatchObject({
      key: "pendingExpired",
    });
    const unverified = await createPending({ ...identity, isEmailVerified: false }, ADDRESS);
    await expect(proveByPassword(unverified, { password: PASSWORD }, {})).rejects.toMatchObject({
      key: "emailCodeNeeded",
    });
    expect(await identitiesOf(owner.id)).toHaveLength(0);
  });
});

describe("proveByCode", () => {
  it("creates a verified account for an address without one, once", async () => {
    const identity = createIdentity({ provider: "facebook", isEmailVerified: false });
    const { secret, code } = await waitWithCode(identity);

    const won = await countDone(
      Array.from({ length: 4 }, () => proveByCode(secret, { code }, "om")),
    );

    expect(won).toBe(1);
    const users = await db.user.findMany({ where: { email: identity.email } });
    expect(users).toMatchObject([{ locale: "om", hasPassword: false }]);
  });

  it("allows five attempts per code, also in parallel", async () => {
    const identity = createIdentity({ isEmailVerified: false });
    const { secret, code } = await waitWithCode(identity);
    await Promise.allSettled(Array.from({ length: 12 }, () => proveByCode(secret, WRONG, "en")));
    await expect(proveByCode(secret, { code }, "en")).rejects.toMatchObject({
      key: "emailCodeWrong",
    });
    const pending = await findPending(secret);
    expect(pending?.codeAttempts).toBe(5);
  });

  it("emails at most five codes an hour to an address", async () => {
    const secret = await createPending(createIdentity(), ADDRESS);
    for (let codes = 0; codes < 5; codes++) await sendCode(secret, ADDRESS, "en");
    await expect(sendCode(secret, ADDRESS, "en")).rejects.toMatchObject({ kind: "limited" });
  });

  it("takes an account that was never verified from the person who opened it", async () => {
    const identity = createIdentity();
    const owner = await createOwner(identity);
    await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
    const stranger = createIdentity({ provider: "facebook" });
    await connectIdentity({ id: owner.id } as Viewer, stranger);
    await db.session.create({
      data: { id: randomUUID(), userId: owner.id, expiresAt: new Date(Date.now() + 60_000) },
    });
    const { secret, code } = await waitWithCode(identity);

    await proveByCode(secret, { code }, "en");

    expect(await identitiesOf(owner.id)).toMatchObject([{ provider: "google" }]);
    expect(await db.session.count({ where: { userId: owner.id, revokedAt: null } })).toBe(0);
    await expect(
      verifyCredentials({ email: identity.email, password: PASSWORD }),
    ).rejects.toMatchObject({ key: "wrongCredentials" });
  });

  it("refuses a disabled account", async () => {
    const identity = createIdentity();
    const owner = await createOwner(identity);
    await db.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    const { secret, code } = await waitWithCode(identity);
    await expect(proveByCode(secret, { code }, "en")).rejects.toMatchObject({
      key: "accountClosed",
    });
    expect(await identitiesOf(owner.id)).toHaveLength(0);
  });
});

describe("pending identities", () => {
  it("are deleted a day after they expired", async () => {
    const [old, recent] = [createIdentity(), createIdentity()];
    await createPending(old, ADDRESS);
    await createPending(recent, ADDRESS);
    await db.pendingIdentity.updateMany({
      where: { email: old.email },
      data: { expiresAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    await deleteExpiredRows();
    const emails = [old.email, recent.email];
    expect(await db.pendingIdentity.findMany({ where: { email: { in: emails } } })).toMatchObject([
      { email: recent.email },
    ]);
  });
});
