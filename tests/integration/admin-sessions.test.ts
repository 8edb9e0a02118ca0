import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { GET as adminUsers } from "@/app/api/admin/users/route";
import { turnOffTwoStep } from "@/lib/accounts/second-factor/service/two-step";
import { findEntries } from "@/lib/audit/queries";
import { auditSearchSchema } from "@/lib/audit/schema";
import { SESSION_COOKIE } from "@/lib/auth/cookies";
import { findSession } from "@/lib/auth/session";
import { signToken } from "@/lib/auth/token";
import { actingRole, isAdmin, type Role } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { listFailedRows } from "@/lib/jobs/queries";
import { getAnyOrder } from "@/lib/orders/queries/orders";
import { middleware } from "@/middleware";
import { get } from "../support/api-client";
import { createUser } from "../support/factories";
import { Browser, setBrowser } from "../support/next-headers";
import { addPasskeyOf, createOwner, enableTwoStep } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const { DEMO_MODE } = env;
beforeEach(() => {
  Object.assign(env, { DEMO_MODE: false });
});
afterEach(() => {
  Object.assign(env, { DEMO_MODE });
});

type Opened = { role?: Role; hasSecondFactor?: boolean; idleMinutes?: number };

async function openSession({
  role = "admin",
  hasSecondFactor = true,
  idleMinutes = 0,
}: Opened = {}) {
  const user = await createUser({ role });
  const id = randomUUID();
  const lastSeenAt = new Date(Date.now() - idleMinutes * 60_000);
  await db.session.create({
    data: {
      id,
      userId: user.id,
      lastSeenAt,
      expiresAt: new Date(Date.now() + 86_400_000),
      secondFactorAt: hasSecondFactor ? new Date() : null,
    },
  });
  const token = await signToken({ id, userId: user.id, role }, 86_400);
  return { id, token, find: () => findSession(token) };
}

const statusOfPage = async (token: string) => {
  const request = new NextRequest("http://localhost:3000/admin", {
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  });
  return (await middleware(request)).status;
};

function readAs(token: string) {
  const browser = new Browser();
  browser.set(SESSION_COOKIE, token);
  setBrowser(browser);
}

describe("an admin in production", () => {
  const NEEDED = { kind: "forbidden", key: "secondFactorNeeded" };

  it("has no rights of an admin in a session without a second factor", async () => {
    const { token, find } = await openSession({ hasSecondFactor: false });
    const viewer = await find();
    if (!viewer) throw new Error("signed out");

    expect(isAdmin(viewer)).toBe(false);
    expect(actingRole(viewer)).toBe("buyer");
    await expect(findEntries(viewer, auditSearchSchema.parse({}))).rejects.toMatchObject(NEEDED);
    await expect(listFailedRows(viewer)).rejects.toMatchObject(NEEDED);
    expect(await getAnyOrder(viewer, 1)).toBeNull();
    readAs(token);
    const response = await get(adminUsers);
    expect([response.status, await response.text()]).toEqual([
      403,
      "Set up two-step verification to use the admin area.",
    ]);
    expect(await statusOfPage(token)).toBe(403);
  });

  it("has them in a session with a second factor", async () => {
    const { token, find } = await openSession();
    const viewer = await find();

    expect(isAdmin(viewer)).toBe(true);
    expect((await findEntries(viewer, auditSearchSchema.parse({}))).rows).toBeDefined();
    readAs(token);
    expect((await get(adminUsers)).status).toBe(200);
    expect(await statusOfPage(token)).toBe(200);
  });

  it("has them without one in demo mode, whose accounts are public", async () => {
    Object.assign(env, { DEMO_MODE: true });
    const { token, find } = await openSession({ hasSecondFactor: false });
    expect(isAdmin(await find())).toBe(true);
    expect(await statusOfPage(token)).toBe(200);
  });
});

describe("the idle timeout", () => {
  it("ends sessions of admins after 30 minutes without use, and no others", async () => {
    const [recent, idle, buyer] = [
      await openSession({ idleMinutes: 29 }),
      await openSession({ idleMinutes: 31 }),
      await openSession({ role: "buyer", idleMinutes: 600 }),
    ];

    expect(await recent.find()).not.toBeNull();
    expect(await idle.find()).toBeNull();
    expect(await buyer.find()).not.toBeNull();
    Object.assign(env, { DEMO_MODE: true });
    expect(await (await openSession({ idleMinutes: 31 })).find()).not.toBeNull();
  });

  it("counts from the last request, to within a minute", async () => {
    const { id, find } = await openSession({ idleMinutes: 2 });
    const before = new Date();
    await find();
    const { lastSeenAt } = await db.session.findUniqueOrThrow({ where: { id } });
    expect(lastSeenAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });
});

describe("second factors of an admin", () => {
  async function openWith({ hasSecondFactor }: { hasSecondFactor: boolean }) {
    setBrowser(new Browser());
    const session = await openSession({ hasSecondFactor });
    await db.session.update({
      where: { id: session.id },
      data: { passwordConfirmedAt: new Date() },
    });
    const find = async () => {
      const viewer = await session.find();
      if (!viewer) throw new Error("signed out");
      return viewer;
    };
    return { ...session, find };
  }

  it("gives its rights to the session in which the first one is added", async () => {
    const { find } = await openWith({ hasSecondFactor: false });
    await addPasskeyOf(await find());
    expect(isAdmin(await find())).toBe(true);
    await enableTwoStep(await find());
    expect(isAdmin(await find())).toBe(true);
  });

  it("cannot be changed in a session that was opened with the password alone", async () => {
    const { id, find } = await openWith({ hasSecondFactor: false });
    await addPasskeyOf(await find());
    await db.session.update({ where: { id }, data: { secondFactorAt: null } });
    const refused = { kind: "forbidden", key: "secondFactorAgain" };

    await expect(enableTwoStep(await find())).rejects.toMatchObject(refused);
    await expect(addPasskeyOf(await find())).rejects.toMatchObject(refused);
    expect(isAdmin(await find())).toBe(false);
  });

  it("do not mark another account's session as verified if it has one already", async () => {
    const { viewer, signIn } = await createOwner();
    await addPasskeyOf(viewer);
    await db.session.update({ where: { id: viewer.sessionId }, data: { secondFactorAt: null } });
    await enableTwoStep(await signIn());
    expect((await signIn()).hasSecondFactor).toBe(false);
  });

  it("takes its rights away with the last one", async () => {
    const { find } = await openWith({ hasSecondFactor: false });
    await enableTwoStep(await find());
    await turnOffTwoStep(await find());
    expect(isAdmin(await find())).toBe(false);
  });
});
