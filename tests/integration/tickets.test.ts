import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { findTickets, getTicket } from "@/lib/support/queries";
import { hoursLeft } from "@/lib/support/rules";
import { ticketSchema, ticketSearchSchema } from "@/lib/support/schema";
import { closeTicket, createTicket, reopenTicket, replyToTicket } from "@/lib/support/service";
import { listEmailsTo } from "../support/emails";
import { createUser } from "../support/factories";
import { onPlan } from "../support/plans";

const HOUR_MS = 3_600_000;

const MESSAGE = {
  name: "Hodan Warsame",
  email: "hodan@example.com",
  subject: "Where is my mesob?",
  category: "orders",
  message: "It was sent two weeks ago.\nPlease have a look.",
  locale: "so",
};

let senders = 0;

/** Creates a support ticket of a new sender with an IP address of its own. */
async function createMessage(of: Partial<typeof MESSAGE> = {}, viewer: Viewer | null = null) {
  senders++;
  const email = `hodan.${senders}@example.com`;
  const input = ticketSchema.parse({ ...MESSAGE, email, ...of });
  await createTicket(viewer, input, { address: `203.0.113.${senders}` });
  return db.supportTicket.findFirstOrThrow({
    where: { email: input.email },
    orderBy: { id: "desc" },
  });
}

const find = (viewer: Viewer | null, query: object = {}) =>
  findTickets(viewer, ticketSearchSchema.parse(query));

const REPLY = "It arrives tomorrow. <b>Sorry!</b>";

describe("createTicket", () => {
  it("stores a message of an anonymous visitor and of a signed-in user", async () => {
    expect(await createMessage()).toMatchObject({
      ...MESSAGE,
      email: expect.any(String),
      userId: null,
      status: "open",
      closedAt: null,
    });
    const buyer = await createUser({ role: "buyer" });
    expect(await createMessage({}, buyer)).toMatchObject({ userId: buyer.id });
  });

  it.each([
    ["name", " "],
    ["email", "hodan at home"],
    ["subject", "  "],
    ["category", "weather"],
    ["message", "\n"],
    ["locale", "sv"],
    ["name", "Hodan\u202Ename"],
  ])("refuses an invalid %s", (field, value) => {
    const { error } = ticketSchema.safeParse({ ...MESSAGE, [field]: value });
    expect(error?.issues[0]?.path).toEqual([field]);
  });

  it("accepts five an hour per IP address and per email address", async () => {
    const file = (email: string, address: string) =>
      createTicket(null, ticketSchema.parse({ ...MESSAGE, email }), { address });
    const all = await Promise.allSettled(
      Array.from({ length: 7 }, (_, index) => file("busy@example.com", `198.51.100.${index}`)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await db.supportTicket.count({ where: { email: "busy@example.com" } })).toBe(5);
    await expect(file("BUSY@example.com", "198.51.100.90")).rejects.toMatchObject({
      kind: "limited",
    });
    await file("calm@example.com", "198.51.100.91");
  });
});

describe("searchTickets", () => {
  it("lists by state, the longest wait first, with counts", async () => {
    const admin = await createUser({ role: "admin" });
    const [first, second] = [await createMessage(), await createMessage()];
    const old = new Date(Date.now() - 40 * HOUR_MS);
    await db.supportTicket.update({ where: { id: second.id }, data: { createdAt: old } });
    const ids = (await find(admin)).rows.map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
    await closeTicket(admin, { ticketId: first.id });
    const { rows, counts } = await find(admin, { status: "closed" });
    expect(rows[0]?.id).toBe(first.id);
    expect(counts).toMatchObject({
      closed: await db.supportTicket.count({ where: { status: "closed" } }),
      all: await db.supportTicket.count(),
    });
  });

  it("finds by subject, sender and number, with special characters taken literally", async () => {
    const admin = await createUser({ role: "admin" });
    const { id, email } = await createMessage({ subject: "100% cotton_shemma" });
    for (const q of ["COTTON_SH", "100%", email, `#${id}`, String(id)]) {
      const { rows, counts } = await find(admin, { q });
      expect(rows.map((row) => row.id)).toContain(id);
      expect(counts.open).toBe(rows.length);
    }
    expect((await find(admin, { q: "cotton%shemma" })).rows).toEqual([]);
  });

  it("computes the hours left of the 24 until a reply is due", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    expect(hoursLeft("2026-11-20T12:00:00Z", now)).toBe(24);
    expect(hoursLeft("2026-11-19T12:30:00Z", now)).toBe(1);
    expect(hoursLeft("2026-11-19T11:30:00Z", now)).toBe(-1);
  });
});

describe("replyToTicket", () => {
  it("emails the reply in the language of the ticket and logs it without its text", async () => {
    const admin = await createUser({ role: "admin" });
    const { id, email } = await createMessage();
    await replyToTicket(admin, { ticketId: id, replyCount: 0, text: REPLY });
    const ticket = await getTicket(admin, id);
    expect(ticket).toMatchObject({
      status: "answered",
      replies: [{ text: REPLY, author: admin.username }],
    });
    const emails = await listEmailsTo(email);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ subject: `Jawaab: ${MESSAGE.subject}` });
    expect(emails[0]?.text).toContain(REPLY);
    expect(emails[0]?.html).toContain('lang="so"');
    expect(emails[0]?.html).toContain("&lt;b&gt;Sorry!&lt;/b&gt;");
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subjectType: "ticket", subjectId: id },
    });
    expect(entry).toMatchObject({ action: "ticket.answered", actorId: admin.id });
    expect(JSON.stringify(entry)).not.toMatch(/tomorrow|hodan/i);
  });

  it("stores one reply when two admins write simultaneously", async () => {
    const admins = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
    const { id, email } = await createMessage();
    const outcomes = await Promise.allSettled(
      admins.map((admin) => replyToTicket(admin, { ticketId: id, replyCount: 0, text: REPLY })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", key: "ticketHasNewReply" },
    });
    expect(await listEmailsTo(email)).toHaveLength(1);
  });

  it("requires an open ticket, which can be closed and reopened", async () => {
    const admin = await createUser({ role: "admin" });
    const { id } = await createMessage();
    await expect(reopenTicket(admin, { ticketId: id })).rejects.toMatchObject({
      key: "ticketOpen",
    });
    await closeTicket(admin, { ticketId: id });
    await expect(closeTicket(admin, { ticketId: id })).rejects.toMatchObject({ kind: "conflict" });
    await expect(
      replyToTicket(admin, { ticketId: id, replyCount: 0, text: REPLY }),
    ).rejects.toMatchObject({ key: "ticketClosed" });
    await reopenTicket(admin, { ticketId: id });
    expect(await getTicket(admin, id)).toMatchObject({ status: "open" });
    const log = await db.auditEntry.findMany({
      where: { subjectType: "ticket", subjectId: id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual(["ticket.closed", "ticket.reopened"]);
    await expect(closeTicket(admin, { ticketId: 999_999 })).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

describe.each([null, "buyer", "seller"] as const)("support tickets for %s", (role) => {
  it("refuse reads and replies", async () => {
    const viewer = role && (await createUser({ role }));
    const { id: ticketId } = await createMessage({}, viewer);
    const changes = viewer && [
      () => replyToTicket(viewer, { ticketId, replyCount: 0, text: REPLY }),
      () => closeTicket(viewer, { ticketId }),
      () => reopenTicket(viewer, { ticketId }),
    ];
    const calls = [() => find(viewer), () => getTicket(viewer, ticketId), ...(changes ?? [])];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ kind: role ? "forbidden" : "unauthenticated" });
    }
    expect(await db.supportTicket.findUniqueOrThrow({ where: { id: ticketId } })).toMatchObject({
      status: "open",
    });
  });
});

describe("tickets of a seller whose plan has priority support", () => {
  it("are listed first, however long others have waited", async () => {
    const subject = "First of all";
    await createMessage({ subject });
    await createMessage({ subject }, await onPlan("premium"));
    const { id } = await createMessage({ subject }, await onPlan("enterprise"));
    const { rows } = await find(await createUser({ role: "admin" }), {
      q: subject,
      status: "open",
    });
    expect(rows.map(({ isPriority }) => isPriority)).toEqual([true, false, false]);
    expect(rows[0]?.id).toBe(id);
  });
});
