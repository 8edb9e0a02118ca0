import { db } from "@/lib/db/client";
import { MISSES, SUBSCRIPTIONS } from "@/prisma/seed/content/newsletter";
import { minutesAfter } from "./clock";

const HOUR = 60;

/** Letters that wait for an admin, one that was answered, and searches that found nothing. Runs once. */
export async function seedNewsletter(now: Date) {
  await seedMisses(now);
  if ((await db.supportTicket.count({ where: { email: SUBSCRIPTIONS[0].email } })) > 0) return;
  const admin = await db.user.findFirstOrThrow({ where: { email: "admin@demo.com" } });
  for (const { hours, ...letter } of SUBSCRIPTIONS) {
    const createdAt = minutesAfter(now, -hours * HOUR);
    const { answer, ...row } = { answer: undefined, ...letter };
    const ticket = await db.supportTicket.create({
      data: { ...row, createdAt, status: answer ? "answered" : "open" },
    });
    if (!answer) continue;
    const at = minutesAfter(createdAt, 3 * HOUR);
    const data = { ticketId: ticket.id, authorId: admin.id, text: answer, createdAt: at };
    await db.ticketAnswer.create({ data });
  }
}

/** Once: those that an admin turned into aliases do not come back. */
async function seedMisses(now: Date) {
  if ((await db.searchMiss.count()) > 0 || (await db.supportTicket.count()) > 0) return;
  const data = MISSES.map(([query, count], index) => ({
    query,
    count,
    lastAt: minutesAfter(now, -(index + 2) * 7 * HOUR),
  }));
  await db.searchMiss.createMany({ data, skipDuplicates: true });
}
