import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { notificationTranslator } from "@/lib/i18n/translator";
import { NOTIFICATION_KINDS } from "./rules";

const SHOWN = 20;

export type NotificationItem = Awaited<ReturnType<typeof listNotifications>>;

/** GET /api/notifications: what is unread, and the latest of all in the reader's language, for the viewer alone. */
export async function listNotifications(viewer: Viewer, locale: string) {
  const where = { userId: viewer.id };
  const [rows, unread] = await Promise.all([
    db.notification.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: SHOWN,
    }),
    db.notification.count({ where: { ...where, readAt: null } }),
  ]);
  // The row's kind picks the sentence at run time, so its arguments cannot be checked here.
  const say = notificationTranslator(locale) as unknown as (
    key: string,
    values: Record<string, string>,
  ) => string;
  return {
    unread,
    items: rows.map(({ id, kind, values, href, readAt, createdAt }) => ({
      id,
      // Safe because `tell` alone writes the values, plain words by name.
      text: say(kind, { state: "", ...(values as Record<string, string>) }),
      href,
      isRead: readAt !== null,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** What the viewer chose for each kind of news; both ways are on where nothing was chosen. */
export async function listPreferences(viewer: Viewer) {
  const rows = await db.notificationPreference.findMany({ where: { userId: viewer.id } });
  return NOTIFICATION_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, byMail: row?.byMail ?? true, inApp: row?.inApp ?? true };
  });
}
