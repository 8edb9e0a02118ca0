import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { register, verifyCredentials } from "@/lib/accounts/service/credentials";
import { changePassword, requestReset, resetPassword } from "@/lib/accounts/service/password";
import { confirmEmail, requestVerification } from "@/lib/accounts/service/verification";
import { findSession } from "@/lib/auth/session";
import { signToken } from "@/lib/auth/token";
import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { listEmailsTo, secretIn } from "../support/emails";

const PASSWORD = "buna-qalaa";
const HOUR_MS = 60 * 60 * 1000;

/** Creates a registered user with sessions on two devices. */
async function createMember(locale: "en" | "ar" = "en") {
  const username = `Ayan ${randomUUID().slice(0, 8)}`;
  const email = `${username.replace(" ", ".")}@Example.com`;
  const { id } = await register(
    { username, email, password: PASSWORD, role: "buyer" },
    "x",
    locale,
  );
  const viewer: Viewer = {
    id,
    username,
    role: "buyer",
    sessionId: await createSession(id),
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: false,
  };
  return { email, viewer, other: await createSession(id) };
}

async function createSession(userId: number) {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db.session.create({ data: { id, userId, expiresAt } });
  return id;
}

async function isOpen(id: string, userId: number) {
  return (await findSession(await signToken({ id, userId, role: "buyer" }, 3_600))) !== null;
}

async function createResetLink(email: string) {
  await requestReset({ email }, randomUUID());
  const emails = await listEmailsTo(email);
  return secretIn(emails.at(-1), "reset");
}

describe("requestReset", () => {
  it("emails a link in the account's language, as text and as HTML", async () => {
    const { email } = await createMember("ar");

    await requestReset({ email: email.toUpperCase() }, randomUUID());

    const [message] = await listEmailsTo(email);
    expect(message?.subject).toBe("اختر كلمة مرور جديدة");
    expect(message?.text).toContain(`${env.APP_URL}/login?reset=`);
    expect(message?.html).toContain('<html lang="ar" dir="rtl">');
    expect(message?.html).toContain(`${env.APP_URL}/login?reset=`);
  });

  it("returns the same for an unknown address and sends no email", async () => {
    const { email } = await createMember();
    const unknown = `${randomUUID()}@example.com`;

    expect(await requestReset({ email: unknown }, randomUUID())).toBe(
      await requestReset({ email }, randomUUID()),
    );
    expect(await listEmailsTo(unknown)).toEqual([]);
  });

  it("stores only the hash of the link's secret", async () => {
    const { email, viewer } = await createMember();
    const secret = await createResetLink(email);

    const rows = await db.accountToken.findMany({ where: { userId: viewer.id } });

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("sends no email to demo and disabled accounts", async () => {
    const [demo, disabled] = await Promise.all([createMember(), createMember()]);
    await db.user.update({ where: { id: demo.viewer.id }, data: { isDemo: true } });
    await db.user.update({ where: { id: disabled.viewer.id }, data: { disabledAt: new Date() } });

    await requestReset({ email: demo.email }, randomUUID());
    await requestReset({ email: disabled.email }, randomUUID());

    expect(await listEmailsTo(demo.email)).toEqual([]);
    expect(await listEmailsTo(disabled.email)).toEqual([]);
  });

  it("refuses the sixth request in an hour, even for an unknown address", async () => {
    const email = `${randomUUID()}@example.com`;
    for (let attempt = 0; attempt < 5; attempt++) await requestReset({ email }, "203.0.113.7");

    const sixth = requestReset({ email }, "203.0.113.7");
    await expect(sixth).rejects.toMatchObject({ kind: "limited" });
  });

  it("limits emails from many networks but still sends the owner a valid link", async () => {
    const { email } = await createMember();
    for (let attempt = 0; attempt < 12; attempt++) await requestReset({ email }, randomUUID());
    const secret = secretIn((await listEmailsTo(email)).at(-1), "reset");

    await requestReset({ email }, "203.0.113.7");

    expect((await listEmailsTo(email)).length).toBeLessThanOrEqual(7);
    await resetPassword({ token: secret, password: "a-new-one" });
  });
});

describe("resetPassword", () => {
  it("sets the password, ends every session and confirms by email", async () => {
    const { email, viewer, other } = await createMember();
    const token = await createResetLink(email);

    await resetPassword({ token, password: "a-new-one" });

    expect(await isOpen(viewer.sessionId, viewer.id)).toBe(false);
    expect(await isOpen(other, viewer.id)).toBe(false);
    await expect(verifyCredentials({ email, password: PASSWORD })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    expect((await verifyCredentials({ email, password: "a-new-one" })).user.id).toBe(viewer.id);
    expect((await listEmailsTo(email)).at(-1)?.subject).toBe("Your password was changed");
  });

  it("accepts a link once, even for simultaneous requests", async () => {
    const { email } = await createMember();
    const token = await createResetLink(email);

    const tries = ["first-one", "second-one", "third-one"];
    const outcomes = await Promise.allSettled(
      tries.map((password) => resetPassword({ token, password })),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(resetPassword({ token, password: "fourth-one" })).rejects.toMatchObject({
      key: "linkInvalid",
    });
  });

  it("refuses an expired, an older and an unknown link", async () => {
    const { email, viewer } = await createMember();
    const older = await createResetLink(email);
    const newer = await createResetLink(email);
    await db.$executeRaw`
      UPDATE account_tokens SET expires_at = now() - interval '1 second' WHERE user_id = ${viewer.id}`;

    for (const token of [older, newer, "x".repeat(43)]) {
      await expect(resetPassword({ token, password: "a-new-one" })).rejects.toMatchObject({
        key: "linkInvalid",
      });
    }
    expect((await verifyCredentials({ email, password: PASSWORD })).user.id).toBe(viewer.id);
  });

  it("unlocks an account that was locked after failed attempts", async () => {
    const { email } = await createMember();
    for (let tried = 0; tried < 10; tried++) {
      await verifyCredentials({ email, password: "wrong" }).catch(() => {});
    }
    await expect(verifyCredentials({ email, password: PASSWORD })).rejects.toMatchObject({
      kind: "limited",
    });

    await resetPassword({ token: await createResetLink(email), password: "a-new-one" });

    expect((await verifyCredentials({ email, password: "a-new-one" })).user).toMatchObject({
      role: "buyer",
    });
  });

  it("refuses a link for confirming an address", async () => {
    const { email, viewer } = await createMember();
    await requestVerification({ ...viewer, isEmailVerified: false });
    const token = secretIn((await listEmailsTo(email)).at(-1), "verify");

    await expect(resetPassword({ token, password: "a-new-one" })).rejects.toMatchObject({
      key: "linkInvalid",
    });
  });
});

describe("changePassword", () => {
  const change = { currentPassword: PASSWORD, password: "a-new-one" };

  it("preserves the current session and ends the others", async () => {
    const { email, viewer, other } = await createMember();

    await changePassword(viewer, change);

    expect(await isOpen(viewer.sessionId, viewer.id)).toBe(true);
    expect(await isOpen(other, viewer.id)).toBe(false);
    expect((await verifyCredentials({ email, password: "a-new-one" })).user.id).toBe(viewer.id);
  });

  it("refuses a wrong current password, and after ten attempts the right one too", async () => {
    const { viewer } = await createMember();
    for (let tried = 0; tried < 10; tried++) {
      await expect(
        changePassword(viewer, { ...change, currentPassword: "wrong" }),
      ).rejects.toMatchObject({ key: "passwordWrong" });
    }

    await expect(changePassword(viewer, change)).rejects.toMatchObject({ kind: "limited" });
  });

  it("refuses demo accounts", async () => {
    const { viewer } = await createMember();
    await db.user.update({ where: { id: viewer.id }, data: { isDemo: true } });

    await expect(changePassword(viewer, change)).rejects.toMatchObject({ key: "demoAccount" });
  });
});

describe("confirmEmail", () => {
  it("confirms the address once, by the link of the registration email", async () => {
    Object.assign(env, { DEMO_MODE: false });
    const { email, viewer } = await createMember().finally(() =>
      Object.assign(env, { DEMO_MODE: true }),
    );
    const before = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    expect(before.emailVerifiedAt).toBeNull();

    const token = secretIn((await listEmailsTo(email))[0], "verify");
    await confirmEmail({ token });

    const after = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    expect(after.emailVerifiedAt).not.toBeNull();
    await expect(confirmEmail({ token })).rejects.toMatchObject({ key: "linkInvalid" });
  });
});
