import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { getMe } from "@/lib/accounts/queries";
import {
  findSession,
  findSessionForRequest,
  getSessionFromContext,
  revokeSession,
} from "@/lib/auth/session";
import { signToken } from "@/lib/auth/token";
import { env } from "@/lib/core/env.mjs";
import { withDeadline } from "@/lib/core/request-context";
import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";

const HOUR_MS = 60 * 60 * 1000;

describe("sessions", () => {
  async function createSession(userId: number, expiresAt = new Date(Date.now() + HOUR_MS)) {
    const id = randomUUID();
    await db.session.create({
      data: {
        id,
        userId,
        expiresAt,
        passwordConfirmedAt: new Date(),
        secondFactorAt: new Date(),
      },
    });
    const token = await signToken({ id, userId, role: "buyer" }, 3_600);
    return { id, token };
  }

  it("belong to their user, whose role is read from the database", async () => {
    const admin = await createUser({ role: "admin" });
    const { id, token } = await createSession(admin.id);

    const viewer = await findSession(token);

    expect(viewer).toEqual({ ...admin, sessionId: id });
    expect((await getMe({ ...admin, sessionId: id })).user).toMatchObject({ role: "admin" });
  });

  it("are revoked individually", async () => {
    const buyer = await createUser({ role: "buyer" });
    const [phone, laptop] = await Promise.all([createSession(buyer.id), createSession(buyer.id)]);

    await revokeSession(phone.id);

    expect(await findSession(phone.token)).toBeNull();
    expect(await findSession(laptop.token)).not.toBeNull();
  });

  it("are reused once after the middleware in its request, and read again afterwards and elsewhere", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { id, token } = await createSession(buyer.id);
    const other = await createSession(buyer.id);

    const viewers = await withDeadline(1_000, async () => {
      const found = await findSessionForRequest(token);
      await revokeSession(id);
      const elsewhere = await withDeadline(1_000, () => getSessionFromContext(token));
      const another = await getSessionFromContext(other.token);
      return {
        found,
        elsewhere,
        another,
        first: await getSessionFromContext(token),
        next: await getSessionFromContext(token),
      };
    });

    expect(viewers.found).toMatchObject({ id: buyer.id });
    expect(viewers.first).toEqual(viewers.found);
    expect(viewers.next).toBeNull();
    expect(viewers.elsewhere).toBeNull();
    expect(viewers.another).toMatchObject({ sessionId: other.id });
  });

  it("are invalid while the account is disabled", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { token } = await createSession(buyer.id);

    await db.user.update({ where: { id: buyer.id }, data: { disabledAt: new Date() } });

    expect(await findSession(token)).toBeNull();
  });

  it("expire regardless of the cookie's age", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { token } = await createSession(buyer.id, new Date(Date.now() - 1_000));

    expect(await findSession(token)).toBeNull();
  });

  it("are invalid for a demo account outside of demo mode", async () => {
    const buyer = await createUser({ role: "buyer" });
    await db.user.update({ where: { id: buyer.id }, data: { isDemo: true } });
    const { token } = await createSession(buyer.id);
    Object.assign(env, { DEMO_MODE: false });

    const viewer = await findSession(token);

    Object.assign(env, { DEMO_MODE: true });
    expect(viewer).toBeNull();
  });

  it("are invalid with a truncated, modified or foreign token", async () => {
    const buyer = await createUser({ role: "buyer" });
    const { id, token } = await createSession(buyer.id);
    const { NEXTAUTH_SECRET } = env;
    Object.assign(env, { NEXTAUTH_SECRET: "another secret of 32 or more characters" });
    const foreign = await signToken({ id, userId: buyer.id, role: "admin" }, 3_600);
    Object.assign(env, { NEXTAUTH_SECRET });
    const claims = Buffer.from(JSON.stringify({ sub: String(buyer.id), sid: id })).toString(
      "base64url",
    );
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    const changed = `${token.slice(0, -2)}${token.endsWith("A") ? "BB" : "AA"}`;

    const forged = [token.slice(0, -10), changed, foreign, unsigned, "", id, "x".repeat(5_000)];

    expect(await Promise.all(forged.map(findSession))).toEqual(forged.map(() => null));
  });

  it("are invalid with an unknown id", async () => {
    const buyer = await createUser({ role: "buyer" });
    const token = await signToken({ id: randomUUID(), userId: buyer.id, role: "buyer" }, 3_600);

    expect(await findSession(token)).toBeNull();
  });
});
