import "server-only";

import { getLanguage } from "@/lib/accounts/queries";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { EVENTS_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { EventInput } from "@/lib/events/event-schema";
import { toTranslationRows } from "@/lib/i18n/languages";
import { adoptImage } from "@/lib/uploads/adopt";
import { lockEvent } from "./lock";
import { isMoved, notifyRescheduled } from "./notify-rescheduled";
import { offerSeats } from "./waiting-list";

/**
 * Creates or updates an event. Additional seats are offered to the waiting list; a new time or place is sent to ticket
 * holders. Existing purchases retain their price. Returns the event's id.
 * @throws DomainError forbidden, notFound (event, organizer), conflict (cancelled, or fewer seats than
 *   are sold)
 */
export async function saveEvent(viewer: Viewer, { id, translations, ...content }: EventInput) {
  const admin = requireAdmin(viewer);
  const input = { ...content, imageUrl: await adoptImage(admin, content.imageUrl) };
  return withTx(async (tx) => {
    const data = await toData(tx, input);
    const event = id === null ? await create(tx, admin, data) : await update(tx, id, data);
    await writeTranslations(tx, event, translations);
    await writeAudit(tx, {
      actorId: admin.id,
      action: id === null ? "event.created" : "event.updated",
      subjectType: "event",
      subjectId: event.id,
      after: {
        startsAt: event.startsAt.toISOString(),
        priceCents: event.priceCents,
        maxTickets: event.maxTickets,
        organizerId: event.organizerId,
        isPublished: event.isPublished,
      },
    });
    invalidateTags(EVENTS_TAG);
    return { id: event.id };
  });
}

type Data = Awaited<ReturnType<typeof toData>>;

async function toData(
  tx: Tx,
  { organizer, price, imageUrl, ...rest }: Omit<EventInput, "id" | "translations">,
) {
  const organizerId = organizer === "" ? null : await organizerOf(tx, organizer);
  return { ...rest, priceCents: price, imageUrl: imageUrl || null, organizerId };
}

async function create(tx: Tx, admin: Viewer, data: Data) {
  const locale = data.locale ?? (await getLanguage(admin.id));
  return tx.event.create({ data: { ...data, locale } });
}

/** Replaces the translations if there are new ones. None may be in the event's own language. */
async function writeTranslations(
  tx: Tx,
  { id: eventId, locale }: { id: number; locale: string },
  newTranslations: EventInput["translations"],
) {
  await tx.eventTranslation.deleteMany({
    where: { eventId, ...(newTranslations ? {} : { locale }) },
  });
  await tx.eventTranslation.createMany({
    data: toTranslationRows(newTranslations ?? {}, locale).map((row) => ({ ...row, eventId })),
  });
}

async function organizerOf(tx: Tx, email: string) {
  const user = await tx.user.findFirst({
    where: { email: { equals: email, mode: "insensitive" }, disabledAt: null },
    select: { id: true },
  });
  if (!user) throw new DomainError("notFound", "organizerNotFound");
  return user.id;
}

async function update(tx: Tx, id: number, data: Data) {
  const before = await lockEvent(tx, id);
  const { cancelledAt, soldTickets, maxTickets } = before;
  if (cancelledAt) throw new DomainError("conflict", "eventCancelled");
  if (data.maxTickets < soldTickets) {
    throw new DomainError("conflict", "eventSeatsSold", { count: soldTickets });
  }
  const event = await tx.event.update({ where: { id }, data });
  if (data.maxTickets > maxTickets) await offerSeats(tx, id);
  if (isMoved(before, event)) await notifyRescheduled(tx, event);
  return event;
}

/** Publishes or unpublishes an event. @throws DomainError forbidden, notFound, conflict */
export async function setEventPublished(
  viewer: Viewer,
  { eventId, isOn }: { eventId: number; isOn: boolean },
) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const { cancelledAt, isPublished } = await lockEvent(tx, eventId);
    if (cancelledAt) throw new DomainError("conflict", "eventCancelled");
    if (isPublished === isOn) return;
    await tx.event.update({ where: { id: eventId }, data: { isPublished: isOn } });
    await writeAudit(tx, {
      actorId: admin.id,
      action: isOn ? "event.published" : "event.unpublished",
      subjectType: "event",
      subjectId: eventId,
      before: { isPublished },
      after: { isPublished: isOn },
    });
    invalidateTags(EVENTS_TAG);
  });
}
