import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { likePattern } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { TicketSearch } from "./schema";

/** Tickets per page. */
const PAGE = 25;

const rowSelect = {
  id: true,
  name: true,
  email: true,
  subject: true,
  category: true,
  status: true,
  createdAt: true,
} satisfies Prisma.SupportTicketSelect;

type Row = Prisma.SupportTicketGetPayload<{ select: typeof rowSelect }>;

/** A ticket in the admin's list; ISO 8601. `isPriority`: the sender's plan includes priority support. */
export type TicketRow = Omit<Row, "createdAt"> & { createdAt: string; isPriority: boolean };

const PRIORITY = Prisma.sql`EXISTS (SELECT 1 FROM subscriptions s JOIN plans p ON p.id = s.plan_id
  WHERE s.user_id = t.user_id AND s.status IN ('active', 'past_due') AND p.priority_support)`;

function conditionOf({ q, status }: Pick<TicketSearch, "q" | "status">) {
  const like = likePattern(q);
  const number = /^#?\d{1,9}$/.test(q) ? Number(q.replace("#", "")) : null;
  const conditions = [
    ...(status === "all" ? [] : [Prisma.sql`t.status = ${status}::"TicketStatus"`]),
    ...(q
      ? [
          Prisma.sql`(t.id = ${number}::int
            OR lower(t.subject || ' ' || t.name || ' ' || t.email) LIKE ${like})`,
        ]
      : []),
  ];
  return conditions.length > 0 ? Prisma.join(conditions, " AND ") : Prisma.sql`true`;
}

/** Open tickets: those with priority support first, then the oldest. Answered and closed ones: newest first. */
const ORDERS: Record<TicketSearch["status"], Prisma.Sql> = {
  open: Prisma.sql`${PRIORITY} DESC, t.created_at, t.id`,
  answered: Prisma.sql`t.created_at DESC, t.id DESC`,
  closed: Prisma.sql`t.created_at DESC, t.id DESC`,
  all: Prisma.sql`t.status, t.created_at, t.id`,
};

/** One page of tickets, and their number by state. @throws DomainError unauthenticated, forbidden */
export async function findTickets(viewer: Viewer | null, search: TicketSearch) {
  requireAdmin(requireSignedIn(viewer));
  const [matches, statusCounts] = await Promise.all([
    sql.query<TicketMatch[]>`
      SELECT t.id, ${PRIORITY} AS "isPriority" FROM support_tickets t WHERE ${conditionOf(search)}
      ORDER BY ${ORDERS[search.status]} LIMIT ${PAGE} OFFSET ${(search.page - 1) * PAGE}`,
    sql.query<{ status: Row["status"]; count: number }[]>`
      SELECT t.status, count(*)::int AS count FROM support_tickets t
      WHERE ${conditionOf({ ...search, status: "all" })} GROUP BY t.status`,
  ]);
  const counts = new Map(statusCounts.map(({ status, count }) => [status, count]));
  const all = statusCounts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (status: TicketSearch["status"]) =>
    status === "all" ? all : (counts.get(status) ?? 0);
  return {
    rows: await load(matches),
    counts: {
      open: countOf("open"),
      answered: countOf("answered"),
      closed: countOf("closed"),
      all,
    },
    pageCount: Math.ceil(countOf(search.status) / PAGE),
  };
}

type TicketMatch = { id: number; isPriority: boolean };

async function load(matches: TicketMatch[]): Promise<TicketRow[]> {
  const rows = await db.supportTicket.findMany({
    where: { id: { in: matches.map(({ id }) => id) } },
    select: rowSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return matches.flatMap(({ id, isPriority }) => {
    const row = byId.get(id);
    return row ? [{ ...row, isPriority, createdAt: row.createdAt.toISOString() }] : [];
  });
}

/** A ticket with its replies, oldest first; times ISO 8601. */
export type Ticket = NonNullable<Awaited<ReturnType<typeof getTicket>>>;

/** Returns one ticket or null. @throws DomainError unauthenticated, forbidden */
export async function getTicket(viewer: Viewer | null, id: number) {
  requireAdmin(requireSignedIn(viewer));
  const row = await db.supportTicket.findUnique({
    where: { id },
    select: {
      ...rowSelect,
      userId: true,
      locale: true,
      message: true,
      replies: {
        select: { id: true, text: true, createdAt: true, author: { select: { username: true } } },
        orderBy: { id: "asc" },
      },
    },
  });
  return (
    row && {
      ...row,
      createdAt: row.createdAt.toISOString(),
      replies: row.replies.map(({ author, createdAt, ...reply }) => ({
        ...reply,
        author: author.username,
        createdAt: createdAt.toISOString(),
      })),
    }
  );
}
