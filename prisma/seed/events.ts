import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db, type Tx } from "@/lib/db/client";
import { fromEventTimeZone } from "@/lib/events/rules";
import { newPurchaseCode, newSeatCode } from "@/lib/events/tickets/codes";
import { computeHolidays } from "@/lib/holidays/rules";
import { minutesAfter } from "./clock";
import { EVENTS, PAST } from "./content/events";

type Held = (typeof EVENTS)[number];

/** Organizer of all events, who does their check-in. */
const ORGANIZER = "seller@demo.com";

const DAY = 24 * 60;

/** Seeds upcoming events and a past one, with free tickets. Runs once. */
export async function seedEvents(now: Date) {
  const all = [...EVENTS, PAST];
  const titles = all.map(({ title }) => title);
  if ((await db.event.count({ where: { title: { in: titles } } })) > 0) return;
  const emails = all.flatMap(({ attendees = [], waiting = [] }) =>
    [...attendees, ...waiting].map(({ email }) => email),
  );
  const users = await db.user.findMany({
    where: { email: { in: [ORGANIZER, ...emails] } },
    select: { id: true, email: true },
  });
  const ids = new Map(users.map(({ id, email }) => [email, id]));
  await db.$transaction(
    async (tx) => {
      for (const event of all) await seedEvent(tx, { event, ids, now });
    },
    { timeout: 30_000 },
  );
}

type Seeded = { event: Held; ids: ReadonlyMap<string, number>; now: Date };

async function seedEvent(tx: Tx, { event, ids, now }: Seeded) {
  const { day, from, to, attendees = [], waiting = [], season, ...rest } = event;
  const date = dayOf(day, now);
  const startsAt = fromEventTimeZone(`${date}T${from}`);
  if (!startsAt) throw new Error(`"${event.title}" begins at no time.`);
  const { id } = await tx.event.create({
    data: {
      ...rest,
      startsAt,
      endsAt: fromEventTimeZone(`${date}T${to}`),
      season: season ?? null,
      organizerId: ids.get(ORGANIZER) ?? null,
      soldTickets: attendees.reduce((sum, { quantity }) => sum + quantity, 0),
      createdAt: minutesAfter(now, -30 * DAY),
    },
  });
  for (const seat of attendees) await seedPurchase(tx, { eventId: id, startsAt, seat, ids, now });
  for (const { email, quantity } of waiting) {
    const userId = ids.get(email);
    if (userId) await tx.waitingListEntry.create({ data: { eventId: id, userId, quantity } });
  }
}

type Bought = {
  eventId: number;
  startsAt: Date;
  seat: NonNullable<Held["attendees"]>[number];
  ids: ReadonlyMap<string, number>;
  now: Date;
};

async function seedPurchase(tx: Tx, { eventId, startsAt, seat: attendee, ids, now }: Bought) {
  const buyerId = ids.get(attendee.email);
  if (!buyerId) throw new Error(`The seed knows nobody with ${attendee.email}.`);
  const at = minutesAfter(startsAt < now ? startsAt : now, -3 * DAY);
  const checkedInAt = attendee.isInside ? { checkedInAt: startsAt < now ? startsAt : now } : {};
  await tx.ticketPurchase.create({
    data: {
      code: newPurchaseCode(),
      eventId,
      buyerId,
      quantity: attendee.quantity,
      totalCents: 0,
      status: "valid",
      holdUntil: at,
      validAt: at,
      createdAt: at,
      locale: "en",
      seats: {
        create: Array.from({ length: attendee.quantity }, (_, index) => ({
          position: index + 1,
          code: newSeatCode(),
          ...checkedInAt,
        })),
      },
    },
  });
}

/** Returns the date, or the next Saturday after it. */
function saturdayFrom(date: string): string {
  return addDays(date, 6 - new Date(`${date}T00:00:00Z`).getUTCDay());
}

/**
 * Returns a date such as "2027-02-08": the first Saturday some days from today, or the next day of a holiday that is
 * more than a week away.
 */
function dayOf(day: Held["day"], now: Date): string {
  const today = businessDate(now);
  if ("inDays" in day) return saturdayFrom(addDays(today, day.inDays));
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap((holidayYear) => computeHolidays(holidayYear));
  const next = days.find(
    (holidayDay) => holidayDay.holiday === day.holiday && holidayDay.day > addDays(today, 7),
  );
  if (!next) throw new Error(`The calendars know no next ${day.holiday}.`);
  return next.day;
}
