import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { POST as login } from "@/app/api/login/route";
import { POST as logout } from "@/app/api/logout/route";
import { POST as register } from "@/app/api/register/route";
import { changePasswordAction } from "@/lib/accounts/actions";
import { listActivity } from "@/lib/accounts/activity-queries";
import { reportNewDevice } from "@/lib/accounts/service/new-device";
import { endOtherSessions } from "@/lib/accounts/service/sessions";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { PASSWORD, send, signOutCaller } from "../support/api-client";
import { listEmailsTo } from "../support/emails";
import { createUser } from "../support/factories";
import { Browser, setBrowser } from "../support/next-headers";
import { createOwner, enableTwoStep } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));
vi.setConfig({ testTimeout: 60_000 });

beforeEach(signOutCaller);

async function createMember() {
  const name = `hodan-${randomUUID().slice(0, 8)}`;
  const member = { username: name, email: `${name}@example.com`, password: PASSWORD };
  await send(register, { ...member, role: "buyer" });
  const { id } = await db.user.findFirstOrThrow({ where: { email: member.email } });
  return { id, email: member.email };
}

const signIn = (email: string, more: object = {}) =>
  send(login, { email, password: PASSWORD, ...more });
const logOf = async (subjectId: number) =>
  (
    await db.auditEntry.findMany({
      where: { subjectId, subjectType: "user" },
      orderBy: { id: "asc" },
    })
  ).map(({ actorId, action, after }) => ({ actorId, action, after }));
const subjectsOf = async (email: string) =>
  (await listEmailsTo(email)).map(({ subject }) => subject);

describe("the audit log", () => {
  it("has sign-ins with their method, sign-outs, and the sessions that were ended", async () => {
    const { id, email } = await createMember();
    signOutCaller();
    await signIn(email);
    await send(logout);
    const viewer: Viewer = { ...(await createUser({ role: "buyer" })), id };
    await endOtherSessions(viewer);

    expect(await logOf(id)).toEqual([
      { actorId: id, action: "user.signed_in", after: { method: "password" } },
      { actorId: id, action: "user.signed_out", after: {} },
      { actorId: id, action: "user.session_ended", after: { sessions: 1 } },
    ]);
  });

  it("has refused sign-ins once per account, reason and hour, without an actor", async () => {
    const { id, email } = await createMember();
    for (let tried = 0; tried < 12; tried++) await signIn(email, { password: "wrong" });
    await signIn(`${randomUUID()}@example.com`);

    expect(await logOf(id)).toEqual([
      { actorId: null, action: "user.sign_in_refused", after: { reason: "wrong_password" } },
      { actorId: null, action: "user.sign_in_refused", after: { reason: "locked" } },
    ]);
  });

  it("has the second factor of a sign-in and a wrong code, but not the code", async () => {
    const { viewer, email } = await createOwner();
    const { codes } = await enableTwoStep(viewer);
    await signIn(email, { code: "000000" });
    await signIn(email, { code: codes[0] });

    expect((await logOf(viewer.id)).slice(1)).toEqual([
      { actorId: null, action: "user.sign_in_refused", after: { reason: "wrong_code" } },
      {
        actorId: viewer.id,
        action: "user.signed_in",
        after: { method: "password", secondFactor: "recovery_code" },
      },
    ]);
  });

  it("has at most twenty sign-ins of an account in an hour", async () => {
    const { id, email } = await createMember();
    for (let tried = 0; tried < 22; tried++) await signIn(email);
    expect(await logOf(id)).toHaveLength(20);
  });
});

describe("listActivity", () => {
  it("returns the viewer's last twenty sign-ins and changes, newest first, without other subjects", async () => {
    const [viewer, other] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
    ];
    const entry = { subjectType: "user", action: "user.signed_in" };
    await db.auditEntry.createMany({
      data: [
        { ...entry, subjectId: other.id },
        { ...entry, subjectId: viewer.id, action: "user.orders_kept" },
        ...Array.from({ length: 25 }, () => ({ ...entry, subjectId: viewer.id })),
        { ...entry, subjectId: viewer.id, action: "user.password_changed" },
      ],
    });

    const rows = await listActivity(viewer);

    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({ action: "user.password_changed" });
    await expect(listActivity(null)).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});

describe("the email about a new device", () => {
  const NEW = "New sign-in to your account";

  it("is sent for a browser that never signed in to the account, and not after registration", async () => {
    const existing = new Browser();
    setBrowser(existing);
    const { email } = await createMember();
    await signIn(email);
    expect(await subjectsOf(email)).not.toContain(NEW);

    signOutCaller();
    await signIn(email);

    const [message] = (await listEmailsTo(email)).filter(({ subject }) => subject === NEW);
    expect(message?.text).toContain("Unknown device");
    expect(message?.text).toContain("/profile?tab=security");
    setBrowser(existing);
    await signIn(email);
    expect((await subjectsOf(email)).filter((subject) => subject === NEW)).toHaveLength(1);
  });

  it("is not sent for the browser in which the password was changed", async () => {
    const { email } = await createMember();
    const change = { currentPassword: PASSWORD, password: "a-new-one" };
    expect(await changePasswordAction(change)).toMatchObject({ ok: true });
    expect((await signIn(email, { password: "a-new-one" })).status).toBe(200);
    expect(await subjectsOf(email)).not.toContain(NEW);
  });

  it("is sent once per browser, network and day, and at most ten times a day", async () => {
    const { id, email } = await createMember();
    const now = new Date();
    const from = (address: string, userAgent = "Mozilla/5.0 Firefox/140.0", at = now) =>
      reportNewDevice({ userId: id, userAgent, address }, at);
    const count = async () => (await subjectsOf(email)).filter((subject) => subject === NEW).length;
    await from("203.0.113.1");
    await from("203.0.113.1");
    expect(await count()).toBe(1);
    await from("203.0.113.2");
    await from("203.0.113.1", "Mozilla/5.0 Chrome/150.0");
    await from("203.0.113.1", undefined, new Date(now.getTime() + 86_400_000));
    expect(await count()).toBe(4);
    for (let tried = 0; tried < 12; tried++) await from(`198.51.100.${tried}`);
    expect(await count()).toBeLessThanOrEqual(10);
  });

  it("is in the account's language and not sent for demo accounts", async () => {
    const { id, email } = await createMember();
    await db.user.update({ where: { id }, data: { locale: "ar" } });
    await reportNewDevice({ userId: id, userAgent: null, address: "x" });
    expect(await subjectsOf(email)).toContain("دخول جديد إلى حسابك");

    const demo = await createMember();
    await db.user.update({ where: { id: demo.id }, data: { isDemo: true } });
    await reportNewDevice({ userId: demo.id, userAgent: null, address: "x" });
    expect(await subjectsOf(demo.email)).not.toContain(NEW);
  });
});
