import { describe, expect, it, vi } from "vitest";

import { POST as apply } from "@/app/api/seller-application/route";
import { resetPassword } from "@/lib/accounts/service/password";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { decide } from "@/lib/moderation/service/decide";
import { acceptInvitation } from "@/lib/sellers/applications/service";
import { send, signedInAs, signOutCaller } from "../support/api-client";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const emailOf = async ({ id }: Viewer) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).email;
const roleOf = async ({ id }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id } })).role;
const openSessionsOf = ({ id: userId }: Viewer) =>
  db.session.count({ where: { userId, revokedAt: null } });
const secretTo = async (owner: Viewer) =>
  secretIn((await listEmailsTo(await emailOf(owner))).at(-1), "invitation");

/** Sends an application for an email address from the current browser. */
async function applyAs(email: string) {
  const response = await send(apply, {
    businessName: "Sanaag Resins",
    description: "Frankincense from Erigavo.",
    email,
  });
  const { id } = (await response.json()) as { id: number };
  return id;
}

const approve = async (id: number) =>
  decide(await createUser({ role: "admin" }), { kind: "seller", id, decision: "approved" });

/** Creates an account with an open session and an approved application that a stranger sent for its address. */
async function invited() {
  const owner = await signedInAs("buyer");
  const sessions = await openSessionsOf(owner);
  signOutCaller();
  const applicationId = await applyAs((await emailOf(owner)).toUpperCase());
  await approve(applicationId);
  return { owner, applicationId, sessions };
}

describe("an approved seller application", () => {
  it("makes the applicant a seller if signed in with the confirmed address", async () => {
    const applicant = await signedInAs("buyer");
    await approve(await applyAs(await emailOf(applicant)));

    expect(await roleOf(applicant)).toBe("seller");
    expect(await openSessionsOf(applicant)).toBe(0);
    const emails = await listEmailsTo(await emailOf(applicant));
    expect(emails.at(-1)?.subject).toBe("You’re approved to sell: Sanaag Resins");
  });

  it("leaves an account unchanged if a stranger sent its address, and emails it a link", async () => {
    const { owner, applicationId, sessions } = await invited();

    expect(await roleOf(owner)).toBe("buyer");
    expect(sessions).toBeGreaterThan(0);
    expect(await openSessionsOf(owner)).toBe(sessions);
    expect(await db.notification.count({ where: { userId: owner.id } })).toBe(0);
    const [email] = await listEmailsTo(await emailOf(owner));
    expect(email?.subject).toBe("Confirm your seller application: Sanaag Resins");
    const log = await db.auditEntry.findMany({
      where: { subjectType: "seller", subjectId: applicationId },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual([
      "seller.submitted",
      "seller.approved",
      "seller.invited",
    ]);
  });

  it("leaves the account unchanged when the applicant was signed in to another one", async () => {
    const owner = await createUser({ role: "buyer" });
    await signedInAs("buyer");

    await approve(await applyAs(await emailOf(owner)));

    expect(await roleOf(owner)).toBe("buyer");
    expect(await secretTo(owner)).toBeTruthy();
  });

  it("emails a link when the applicant's address was unconfirmed, even if confirmed later", async () => {
    const applicant = await signedInAs("buyer");
    const where = { id: applicant.id };
    await db.user.update({ where, data: { emailVerifiedAt: null } });
    const applicationId = await applyAs(await emailOf(applicant));
    await db.user.update({ where, data: { emailVerifiedAt: new Date() } });

    await approve(applicationId);

    expect(await roleOf(applicant)).toBe("buyer");
    expect(await secretTo(applicant)).toBeTruthy();
  });

  it("emails the link in the language of the account", async () => {
    const owner = await createUser({ role: "buyer" });
    await db.user.update({ where: { id: owner.id }, data: { locale: "so" } });
    signOutCaller();

    await approve(await applyAs(await emailOf(owner)));

    const [email] = await listEmailsTo(await emailOf(owner));
    expect(email?.subject).toBe("Xaqiiji codsigaaga iibiye: Sanaag Resins");
  });

  it("invites an address without an account to register", async () => {
    signOutCaller();
    const email = `${crypto.randomUUID()}@example.com`;

    await approve(await applyAs(email));

    const [message] = await listEmailsTo(email);
    expect(message?.text).toContain("/register");
    expect(message?.text).not.toContain("invitation=");
  });
});

describe("acceptInvitation", () => {
  it("makes the account a seller once and ends its sessions", async () => {
    const { owner } = await invited();
    const token = await secretTo(owner);

    const tries = await Promise.allSettled([1, 2, 3].map(() => acceptInvitation({ token })));

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await roleOf(owner)).toBe("seller");
    expect(await openSessionsOf(owner)).toBe(0);
    const log = await db.auditEntry.findMany({
      where: { subjectType: "user", subjectId: owner.id, action: "user.role_changed" },
    });
    expect(log).toMatchObject([{ actorId: owner.id, after: { role: "seller" } }]);
    await expect(acceptInvitation({ token })).rejects.toMatchObject({ key: "linkInvalid" });
  });

  it("refuses an expired, replaced or unknown link", async () => {
    const { owner } = await invited();
    const first = await secretTo(owner);
    signOutCaller();
    await approve(await applyAs(await emailOf(owner)));
    const second = await secretTo(owner);
    await db.accountToken.updateMany({
      where: { userId: owner.id },
      data: { expiresAt: new Date(0) },
    });

    for (const token of [first, second, "x".repeat(43)]) {
      await expect(acceptInvitation({ token })).rejects.toMatchObject({ key: "linkInvalid" });
    }
    expect(await roleOf(owner)).toBe("buyer");
  });

  it("refuses a disabled account, and its link cannot reset a password", async () => {
    const { owner } = await invited();
    const token = await secretTo(owner);
    await expect(resetPassword({ token, password: "a-new-one" })).rejects.toMatchObject({
      key: "linkInvalid",
    });

    await db.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    await expect(acceptInvitation({ token })).rejects.toMatchObject({ key: "linkInvalid" });
    expect(await roleOf(owner)).toBe("buyer");
  });

  it("does not replace an admin's role", async () => {
    const { owner } = await invited();
    await db.user.update({ where: { id: owner.id }, data: { role: "admin" } });

    await acceptInvitation({ token: await secretTo(owner) });

    expect(await roleOf(owner)).toBe("admin");
  });
});
