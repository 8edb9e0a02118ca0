import { beforeEach, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { createFirstAdmin } from "../../scripts/lib/database/first-admin.mjs";
import { createUser } from "../support/factories";

const promote = (email: string) => createFirstAdmin(env.DATABASE_URL ?? "", email);

/** Returns the email of a new account with a confirmed email. */
async function createAccount(data: Parameters<typeof db.user.update>[0]["data"] = {}) {
  const { id } = await createUser({ role: "buyer" });
  const account = await db.user.update({
    where: { id },
    data: { emailVerifiedAt: new Date("2026-06-01T12:00:00Z"), ...data },
  });
  return { id, email: account.email };
}

describe("the first admin", () => {
  beforeEach(async () => {
    await db.user.updateMany({ where: { role: "admin" }, data: { role: "buyer" } });
  });

  it("is a buyer, whose sessions end, with an entry of the system in the audit log", async () => {
    const { id, email } = await createAccount();
    await db.session.create({
      data: { id: `first-admin-${id}`, userId: id, expiresAt: new Date("2099-01-01") },
    });

    await promote(email.toUpperCase());

    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ role: "admin" });
    expect(await db.session.count({ where: { userId: id, revokedAt: null } })).toBe(0);
    expect(
      await db.auditEntry.findFirst({ where: { subjectType: "user", subjectId: id } }),
    ).toMatchObject({
      actorId: null,
      action: "user.role_changed",
      before: { role: "buyer" },
      after: { role: "admin" },
    });
  });

  it("is refused if the shop has an admin, also of two at once", async () => {
    const accounts = [await createAccount(), await createAccount()];

    const results = await Promise.allSettled(accounts.map(({ email }) => promote(email)));

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: { role: "admin" } })).toBe(1);
  });

  it.each([
    ["an unconfirmed email", { emailVerifiedAt: null }, /Confirm the email/],
    ["a disabled account", { disabledAt: new Date("2026-06-01T12:00:00Z") }, /disabled/],
    ["a demo account", { isDemo: true }, /demo account/],
    ["a seller", { role: "seller" as const }, /account is a seller/],
  ])("is refused for %s", async (_, data, message) => {
    const { id, email } = await createAccount(data);

    await expect(promote(email)).rejects.toThrow(message);

    expect(await db.user.findUnique({ where: { id } })).not.toMatchObject({ role: "admin" });
  });

  it("is refused for an email without an account", async () => {
    await expect(promote("no-one@example.com")).rejects.toThrow(/Register in the shop first/);
  });
});
