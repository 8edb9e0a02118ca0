import { db } from "@/lib/db/client";
import { MISSES, SUBSCRIPTIONS } from "@/prisma/seed/content/newsletter";
import { minutesAfter } from "./clock";

const HOUR = 60;

/** Seeds open support tickets, an answered one, and searches without results. Runs once. */
export async function seedNewsletter(now: Date) {
  await seedMisses(now);
  if ((await db.supportTicket.count({ where: { email: SUBSCRIPTIONS[0].email } })) > 0) return;
  const admin = await db.user.findFirstOrThrow({ where: { email: "admin@demo.com" } });
  for (const { hours, ...content } of SUBSCRIPTIONS) {
    const createdAt = minutesAfter(now, -hours * HOUR);
    const { answer, ...row } = { answer: undefined, ...content };
    const ticket = await db.supportTicket.create({
      data: { ...row, createdAt, status: answer ? "answered" : "open" },
    });
    if (!answer) continue;
    const at = minutesAfter(createdAt, 3 * HOUR);
    const data = { ticketId: ticket.id, authorId: admin.id, text: answer, createdAt: at };
    await db.ticketReply.create({ data });
  }
}

/** Runs once, so that searches that an admin turned into aliases do not come back. */
async function seedMisses(now: Date) {
  if ((await db.searchMiss.count()) > 0 || (await db.supportTicket.count()) > 0) return;
  const data = MISSES.map(([query, count], index) => ({
    query,
    count,
    lastAt: minutesAfter(now, -(index + 2) * 7 * HOUR),
  }));
  await db.searchMiss.createMany({ data, skipDuplicates: true });
}
