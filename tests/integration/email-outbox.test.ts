import { afterEach, describe, expect, it } from "vitest";

import type { Role } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { getEmail, getEmailRules, searchEmails } from "@/lib/notifications/email-outbox/queries";
import { emailSearchSchema } from "@/lib/notifications/email-outbox/schema";
import { retryEmail } from "@/lib/notifications/email-outbox/service";
import { createUser } from "../support/factories";

const search = (query: object) => emailSearchSchema.parse(query);

const HOUR = 3_600_000;

type EmailOptions = { to: string; subject?: string; error?: string; isSent?: boolean };

async function createOutboxEmail({
  to,
  subject = "Your order",
  error,
  isSent = false,
}: EmailOptions) {
  const { id } = await db.outboxMessage.create({
    data: {
      kind: "mail",
      dedupeKey: `test:${Math.random()}`,
      payload: { to, subject, text: "Open /login?reset=secret", html: "<p>secret</p>" },
      nextTryAt: new Date(Date.now() + HOUR),
      ...(error ? { lastError: error, attempts: 3 } : {}),
      ...(isSent ? { doneAt: new Date(), attempts: 1 } : {}),
    },
  });
  return id;
}

afterEach(() => {
  Object.assign(env, { DEMO_MODE: true });
});

describe("the email outbox", () => {
  it("filters by address and subject and returns the state of each email", async () => {
    const admin = await createUser({ role: "admin" });
    const to = `Hodan.${admin.id}@example.com`;
    const waiting = await createOutboxEmail({ to });
    const sentId = await createOutboxEmail({ to, isSent: true });
    const failing = await createOutboxEmail({
      to,
      subject: `Reset for ${admin.id}`,
      error: "421 Busy",
    });

    const emailId = async (query: object) =>
      (await searchEmails(admin, search(query))).rows.map(({ id }) => id);
    expect(await emailId({ q: to.toLowerCase() })).toEqual([failing, sentId, waiting]);
    expect(await emailId({ q: `reset FOR ${admin.id}` })).toEqual([failing]);
    expect(await emailId({ q: to, state: "sent" })).toEqual([sentId]);
    expect(await emailId({ q: to, state: "waiting" })).toEqual([waiting]);
    expect(await emailId({ q: to, state: "failing" })).toEqual([failing]);
    expect(await emailId({ q: to.replace(".", "_") })).toEqual([]);

    const { rows } = await searchEmails(admin, search({ q: to, state: "failing" }));
    expect(rows).toMatchObject([{ state: "failing", attempts: 3, lastError: "421 Busy", to }]);
  });

  it("continues after a page", async () => {
    const admin = await createUser({ role: "admin" });
    const to = `many.${admin.id}@example.com`;
    const ids: number[] = [];
    for (let at = 0; at < 53; at++) ids.unshift(await createOutboxEmail({ to }));
    const first = await searchEmails(admin, search({ q: to }));
    const second = await searchEmails(admin, search({ q: to, before: String(first.before) }));
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(first.rows).toHaveLength(50);
    expect(second.before).toBeNull();
  });

  it("omits refunds, which are not emails", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await db.outboxMessage.create({
      data: { kind: "refund", dedupeKey: `refund ${admin.id}`, payload: { orderId: 1 } },
    });
    expect(await getEmail(admin, id)).toBeNull();
    expect((await searchEmails(admin, search({ before: id + 1 }))).rows[0]?.id).not.toBe(id);
    await expect(retryEmail(admin, { mailId: id })).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the text of an email", () => {
  it("is returned in demo mode only, since it may contain a sign-in link", async () => {
    const admin = await createUser({ role: "admin" });
    const id = await createOutboxEmail({ to: "hodan@example.com" });
    expect(await getEmail(admin, id)).toMatchObject({
      content: { text: "Open /login?reset=secret", html: "<p>secret</p>" },
    });
    expect(getEmailRules(admin).areWordsShown).toBe(true);

    Object.assign(env, { DEMO_MODE: false });
    const email = await getEmail(admin, id);
    expect(email).toMatchObject({ to: "hodan@example.com", subject: "Your order", content: null });
    expect(JSON.stringify(email)).not.toContain("secret");
    expect(getEmailRules(admin).areWordsShown).toBe(false);
    expect(await getEmail(admin, 0)).toBeNull();
  });

  it("is part of no list", async () => {
    const admin = await createUser({ role: "admin" });
    const to = `listed.${admin.id}@example.com`;
    await createOutboxEmail({ to });
    const results = await searchEmails(admin, search({ q: to }));
    expect(results.rows).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain("secret");
  });
});

describe("retryEmail", () => {
  it("makes the email due immediately and is logged", async () => {
    const admin = await createUser({ role: "admin" });
    const emailId = await createOutboxEmail({ to: "hodan@example.com", error: "421 Busy" });
    await retryEmail(admin, { mailId: emailId });
    const { nextTryAt, attempts } = await db.outboxMessage.findUniqueOrThrow({
      where: { id: emailId },
    });
    expect(nextTryAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(attempts).toBe(3);
    const log = await db.auditEntry.findMany({
      where: { subjectType: "mail", subjectId: emailId },
    });
    expect(log).toMatchObject([{ action: "mail.retried", actorId: admin.id }]);
  });

  it("refuses emails that have not failed and logs nothing", async () => {
    const admin = await createUser({ role: "admin" });
    for (const options of [{ isSent: true }, {}, { isSent: true, error: "421 Busy" }]) {
      const emailId = await createOutboxEmail({ to: "hodan@example.com", ...options });
      await expect(retryEmail(admin, { mailId: emailId })).rejects.toMatchObject({
        key: "emailNotFailing",
      });
      expect(
        await db.auditEntry.count({ where: { subjectType: "mail", subjectId: emailId } }),
      ).toBe(0);
    }
    await expect(retryEmail(admin, { mailId: 2_000_000_000 })).rejects.toMatchObject({
      key: "emailNotFound",
    });
  });
});

describe.each<Role | null>([null, "buyer", "seller"])("the email outbox for %s", (role) => {
  it("refuses every read and retry", async () => {
    const viewer = role ? await createUser({ role }) : null;
    const kind = role ? "forbidden" : "unauthenticated";
    const emailId = await createOutboxEmail({ to: "hodan@example.com", error: "421 Busy" });
    await expect(searchEmails(viewer, search({}))).rejects.toMatchObject({ kind });
    await expect(getEmail(viewer, emailId)).rejects.toMatchObject({ kind });
    if (viewer) {
      await expect(retryEmail(viewer, { mailId: emailId })).rejects.toMatchObject({ kind });
    }
    expect(() => getEmailRules(viewer)).toThrow(expect.objectContaining({ kind }));
  });
});
