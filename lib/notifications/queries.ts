import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { notificationTranslator } from "@/lib/i18n/translator";
import { NOTIFICATION_KINDS } from "./rules";

const MAX_NOTIFICATIONS = 20;

export type NotificationItem = Awaited<ReturnType<typeof listNotifications>>;

/** Returns the viewer's unread count and latest notifications in `locale` (GET /api/notifications). */
export async function listNotifications(viewer: Viewer, locale: string) {
  const where = { userId: viewer.id };
  const [rows, unread] = await Promise.all([
    db.notification.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MAX_NOTIFICATIONS,
    }),
    db.notification.count({ where: { ...where, readAt: null } }),
  ]);
  // The message key is only known at run time, so its arguments cannot be type-checked.
  const translate = notificationTranslator(locale) as unknown as (
    key: string,
    values: Record<string, string>,
  ) => string;
  return {
    unread,
    items: rows.map(({ id, kind, values, href, readAt, createdAt }) => ({
      id,
      // Safe: only `notify` writes the values, plain text by name.
      text: translate(kind, { state: "", ...(values as Record<string, string>) }),
      href,
      isRead: readAt !== null,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Returns the viewer's preferences for each notification kind; both channels are on by default. */
export async function listPreferences(viewer: Viewer) {
  const rows = await db.notificationPreference.findMany({ where: { userId: viewer.id } });
  return NOTIFICATION_KINDS.map((kind) => {
    const row = rows.find((preference) => preference.kind === kind);
    return { kind, byMail: row?.byMail ?? true, inApp: row?.inApp ?? true };
  });
}
