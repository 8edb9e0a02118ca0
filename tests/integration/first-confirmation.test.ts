import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { requestReset, resetPassword } from "@/lib/accounts/service/password";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { connectBank, connectMobile } from "@/lib/payouts/service/connect";
import { undoChange } from "@/lib/sensitive-changes/service";
import { listEmailsTo, secretIn } from "../support/emails";
import { createMember } from "../support/own-sessions";
import { BANK, MOBILE } from "../support/payees";

const HOME = {
  name: "Fartun Ali",
  line1: "1530 S 6th St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US",
};

const logOf = (subjectId: number) =>
  db.auditEntry.findMany({ where: { subjectId, subjectType: "user" }, select: { action: true } });

describe("connectBank and connectMobile", () => {
  it.each([
    ["at a bank", (viewer: Viewer) => connectBank(viewer, BANK)],
    ["of a mobile number", (viewer: Viewer) => connectMobile(viewer, MOBILE)],
  ])("refuse an account %s until the email address is confirmed", async (_, connect) => {
    const { id, signIn } = await createMember("seller", 1);
    await db.user.update({ where: { id }, data: { emailVerifiedAt: null } });

    await expect(connect(await signIn())).rejects.toMatchObject({
      kind: "forbidden",
      key: "emailUnverified",
    });
    expect(await db.payoutAccount.count({ where: { sellerId: id } })).toBe(0);

    await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    await connect(await signIn());
    expect(await db.payoutAccount.count({ where: { sellerId: id } })).toBe(1);
  });
});

describe("a password reset that confirms the address for the first time", () => {
  async function reset(email: string) {
    await requestReset({ email }, randomUUID());
    const token = secretIn((await listEmailsTo(email)).at(-1), "reset");
    await resetPassword({ token, password: "a-new-one" });
  }

  /** Creates settings that a stranger could have made before addresses had to be confirmed. */
  async function settingsOfStranger() {
    const member = await createMember("seller", 1);
    const { id: sellerId } = member;
    await connectMobile(await member.signIn(), MOBILE);
    await db.address.create({ data: { ...HOME, userId: sellerId } });
    const [undo = ""] = (await listEmailsTo(member.email)).map((email) => secretIn(email, "undo"));
    return { ...member, undo };
  }

  it("removes the payout account, the addresses and the links that undo changes", async () => {
    const { id, email, undo } = await settingsOfStranger();
    await db.user.update({ where: { id }, data: { emailVerifiedAt: null } });

    await reset(email);

    expect(await db.payoutAccount.count({ where: { sellerId: id } })).toBe(0);
    expect(await db.address.count({ where: { userId: id } })).toBe(0);
    await expect(undoChange({ token: undo })).rejects.toMatchObject({ key: "linkInvalid" });
    const message = (await listEmailsTo(email)).at(-1);
    expect(message?.subject).toBe("Your password was changed");
    expect(message?.text).not.toContain("undo=");
    expect(await logOf(id)).toContainEqual({ action: "user.payout_disconnected" });
  });

  it("preserves the settings if the address was already confirmed", async () => {
    const { id, email } = await settingsOfStranger();

    await reset(email);

    expect(await db.payoutAccount.count({ where: { sellerId: id } })).toBe(1);
    expect(await db.address.count({ where: { userId: id } })).toBe(1);
    expect((await listEmailsTo(email)).at(-1)?.text).toContain("undo=");
  });
});
