import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { isCommonPassword } from "@/lib/accounts/common-password";
import { verifyCredentials } from "@/lib/accounts/service/credentials";
import { changePassword, confirmPassword } from "@/lib/accounts/service/password";
import { changeRole } from "@/lib/admin/users/service/accounts";
import type { Role, Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { connectBank, connectMobile, disconnectAccount } from "@/lib/payouts/service/connect";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { undoChange } from "@/lib/sensitive-changes/service";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";
import { createMember, PASSWORD } from "../support/own-sessions";
import { BANK, createEarning, friday, MOBILE } from "../support/payees";

const OTHER = { ...MOBILE, phoneNumber: "+252634400999" };
const HOUR_MS = 3_600_000;

const emailOf = async ({ id }: Viewer) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).email;
const undoLinksOf = async (viewer: Viewer) =>
  (await listEmailsTo(await emailOf(viewer))).map((email) => secretIn(email, "undo"));
const accountOf = ({ id: sellerId }: Viewer) =>
  db.payoutAccount.findUnique({ where: { sellerId } });
const logOf = async ({ id: subjectId }: Viewer) =>
  (
    await db.auditEntry.findMany({
      where: { subjectId, subjectType: "user" },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action);

/** Moves the date of connection into the past, so that payouts go to the account. */
const connectedLongAgo = ({ id: sellerId }: Viewer) =>
  db.payoutAccount.update({ where: { sellerId }, data: { connectedAt: new Date(0) } });

describe("sensitive changes", () => {
  const changes: [string, Role, (viewer: Viewer) => Promise<unknown>][] = [
    ["a bank account", "seller", (viewer) => connectBank(viewer, BANK)],
    ["a mobile number", "seller", (viewer) => connectMobile(viewer, MOBILE)],
    ["disconnecting", "seller", disconnectAccount],
    [
      "a role",
      "admin",
      async (viewer) =>
        changeRole(viewer, { userId: (await createUser({ role: "buyer" })).id, role: "seller" }),
    ],
  ];

  it.each(changes)(
    "require for %s a password confirmed within ten minutes",
    async (_, role, change) => {
      const { signIn } = await createMember(role);
      await expect(change(await signIn())).rejects.toMatchObject({
        kind: "forbidden",
        key: "confirmPassword",
      });

      const wrong = confirmPassword(await signIn(), { password: "wrong" });
      await expect(wrong).rejects.toMatchObject({ key: "passwordWrong" });
      await expect(change(await signIn())).rejects.toMatchObject({ key: "confirmPassword" });
      await confirmPassword(await signIn(), { password: PASSWORD });
      await change(await signIn());
    },
  );

  it("require a confirmation for sessions that have none stored", async () => {
    const { signIn } = await createMember("seller", 5);
    const viewer = await signIn();
    expect(viewer.isPasswordRecent).toBe(true);
    await db.session.update({
      where: { id: viewer.sessionId },
      data: { passwordConfirmedAt: null },
    });
    expect((await signIn()).isPasswordRecent).toBe(false);
  });
});

describe("a payout account", () => {
  it("is payable immediately if it is the first, and 72 hours after a change", async () => {
    const seller = await createUser({ role: "seller" });
    await connectMobile(seller, MOBILE);
    expect((await accountOf(seller))?.payableFrom).toBeNull();

    await connectMobile(seller, OTHER);

    const from = (await accountOf(seller))?.payableFrom?.getTime() ?? 0;
    expect(Math.abs(from - Date.now() - 72 * HOUR_MS)).toBeLessThan(60_000);
  });

  it("is not the first one again after it was disconnected", async () => {
    const seller = await createUser({ role: "seller" });
    await connectMobile(seller, MOBILE);
    await disconnectAccount(seller);
    await connectMobile(seller, OTHER);
    expect((await accountOf(seller))?.payableFrom).not.toBeNull();
  });

  it("is skipped by payouts until then", async () => {
    const seller = await createUser({ role: "seller" });
    await createEarning(seller);
    await connectMobile(seller, MOBILE);
    await connectMobile(seller, OTHER);
    await connectedLongAgo(seller);
    const count = () => db.payout.count({ where: { sellerId: seller.id } });
    const day = friday(1);
    const waits = new Date(day.getTime() + HOUR_MS);
    await db.payoutAccount.update({
      where: { sellerId: seller.id },
      data: { payableFrom: waits },
    });

    await createDuePayouts(day);
    expect(await count()).toBe(0);
    await createDuePayouts(new Date(waits.getTime() + 1_000));
    expect(await count()).toBe(1);
  });

  it("is logged without the number, and the first one is emailed with another subject", async () => {
    const seller = await createUser({ role: "seller" });
    await connectMobile(seller, MOBILE);
    await connectMobile(seller, OTHER);
    await disconnectAccount(seller);

    expect(await logOf(seller)).toEqual([
      "user.payout_connected",
      "user.payout_changed",
      "user.payout_disconnected",
    ]);
    const entries = await db.auditEntry.findMany({ where: { subjectId: seller.id } });
    expect(JSON.stringify(entries)).not.toContain("4400");
    expect((await listEmailsTo(await emailOf(seller))).map(({ subject }) => subject)).toEqual([
      "Your payout account is connected",
      "Your payout account was changed",
      "Your payout account was disconnected",
    ]);
  });

  it("is restored once by the emailed link, and later links do not restore the stranger's", async () => {
    const seller = await createUser({ role: "seller" });
    await connectMobile(seller, MOBILE);
    await connectMobile(seller, OTHER);
    await connectMobile(seller, { ...OTHER, phoneNumber: "+252634400777" });
    const [, undo = "", later = ""] = await undoLinksOf(seller);

    await undoChange({ token: undo });

    expect(await accountOf(seller)).toMatchObject({ phoneNumber: MOBILE.phoneNumber });
    expect((await accountOf(seller))?.payableFrom).toBeNull();
    for (const token of [undo, later, "x".repeat(43)]) {
      await expect(undoChange({ token })).rejects.toMatchObject({ key: "linkInvalid" });
    }
  });
});

describe("the email about a changed password", () => {
  it("contains a link that restores the old one and ends every session", async () => {
    const { email, signIn } = await createMember();
    const viewer = await signIn();
    await changePassword(viewer, { currentPassword: PASSWORD, password: "a-new-one" });
    const token = secretIn((await listEmailsTo(email)).at(-1), "undo");

    await undoChange({ token });

    await expect(signIn()).rejects.toThrow("signed out");
    await expect(verifyCredentials({ email, password: "a-new-one" })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    expect((await verifyCredentials({ email, password: PASSWORD })).user.id).toBe(viewer.id);
    expect(await logOf(viewer)).toEqual([
      "user.password_changed",
      "user.change_undone",
      "user.sign_in_refused",
    ]);
  });
});

describe("common passwords", () => {
  it("are refused for admins and accepted for others", async () => {
    const [admin, buyer] = [await createMember("admin"), await createMember()];
    const change = { currentPassword: PASSWORD, password: "Password1" };
    await expect(changePassword(await admin.signIn(), change)).rejects.toMatchObject({
      kind: "invalid",
      key: "passwordCommon",
    });
    await changePassword(await buyer.signIn(), change);
    expect(await isCommonPassword("123456")).toBe(true);
    expect(await isCommonPassword(randomUUID())).toBe(false);
  });
});

describe("changed roles", () => {
  it("are restored by the link that was emailed to the admin", async () => {
    const [admin, person] = await Promise.all([
      createUser({ role: "admin" }),
      createUser({ role: "buyer" }),
    ]);
    await changeRole(admin, { userId: person.id, role: "admin" });
    const [token = ""] = await undoLinksOf(admin);

    await undoChange({ token });

    expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      role: "buyer",
    });
    expect(await listEmailsTo(await emailOf(person))).toEqual([]);
  });
});
