import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { replyEmail } from "./emails";
import type { TicketChoice, TicketInput, TicketReplyInput } from "./schema";

const HOURLY = { max: 5, seconds: 3_600 };

/**
 * Creates a ticket from the contact form, also for anonymous visitors. `address` is the client's.
 * @throws DomainError limited (5 an hour and address, 5 an hour and e-mail)
 */
export async function createTicket(
  viewer: Viewer | null,
  input: TicketInput,
  { address }: { address: string },
) {
  const { max, seconds } = HOURLY;
  await consumeNetworkLimit("tickets", address, { max, seconds });
  await consumeLimit({ key: `tickets:${input.email.toLowerCase()}`, ...HOURLY });
  await db.supportTicket.create({ data: { ...input, userId: viewer?.id ?? null } });
}

/**
 * Emails a reply to the sender of a ticket, in the language of the ticket.
 * @throws DomainError forbidden, notFound, conflict (closed, or answered meanwhile)
 */
export async function replyToTicket(viewer: Viewer, input: TicketReplyInput) {
  const admin = requireAdmin(viewer);
  const { ticketId, text, replyCount } = input;
  await withTx(async (tx) => {
    const status = await lockTicket(tx, ticketId);
    if (status === "closed") throw new DomainError("conflict", "ticketClosed");
    const count = await tx.ticketReply.count({ where: { ticketId } });
    if (count !== replyCount) throw new DomainError("conflict", "ticketHasNewReply");
    const reply = await tx.ticketReply.create({ data: { ticketId, authorId: admin.id, text } });
    const ticket = await tx.supportTicket.update({
      where: { id: ticketId },
      data: { status: "answered" },
    });
    await queueEmail(tx, `ticket:${ticketId}:${reply.id}`, replyEmail(ticket, text));
    await log(tx, admin, "answered", { ticketId, before: status, after: "answered" });
  });
}

/** Closes a ticket. @throws DomainError forbidden, notFound, conflict (it is closed) */
export async function closeTicket(viewer: Viewer, { ticketId }: TicketChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const before = await lockTicket(tx, ticketId);
    if (before === "closed") throw new DomainError("conflict", "ticketClosed");
    const data = { status: "closed", closedAt: new Date() } as const;
    await tx.supportTicket.update({ where: { id: ticketId }, data });
    await log(tx, admin, "closed", { ticketId, before, after: "closed" });
  });
}

/** Reopens a closed ticket. @throws DomainError forbidden, notFound, conflict (it is not closed) */
export async function reopenTicket(viewer: Viewer, { ticketId }: TicketChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const before = await lockTicket(tx, ticketId);
    if (before !== "closed") throw new DomainError("conflict", "ticketOpen");
    const data = { status: "open", closedAt: null } as const;
    await tx.supportTicket.update({ where: { id: ticketId }, data });
    await log(tx, admin, "reopened", { ticketId, before, after: "open" });
  });
}

type Status = "open" | "answered" | "closed";

async function lockTicket(tx: Tx, id: number): Promise<Status> {
  const [row] = await tx.$queryRaw<{ status: Status }[]>`
    SELECT status FROM support_tickets WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new DomainError("notFound", "ticketNotFound");
  return row.status;
}

/** The text of a reply is personal and is not logged. */
async function log(
  tx: Tx,
  admin: Viewer,
  event: "answered" | "closed" | "reopened",
  { ticketId, before, after }: { ticketId: number; before: Status; after: Status },
) {
  await writeAudit(tx, {
    actorId: admin.id,
    action: `ticket.${event}`,
    subjectType: "ticket",
    subjectId: ticketId,
    before: { status: before },
    after: { status: after },
  });
}
