import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { NotificationKind } from "@/generated/prisma/enums";
import type { Viewer } from "@/lib/auth/viewer";
import { db, type Tx } from "@/lib/db/client";
import { isAlwaysMailed } from "@/lib/notifications/rules";
import type { PreferenceInput, ReadNotificationsInput } from "@/lib/notifications/schema";
import type { Email } from "./outbox";

type NotificationInput = {
  userId: number;
  kind: NotificationKind;
  /** Unique key of the notification and its email, such as "sale:12". */
  key: string;
  /** Arguments of the message; plain text without markup. */
  values: Record<string, string>;
  /** Link target: a path of ours. */
  href: string;
  email?: Email;
};

/**
 * Creates notifications and queues their emails in the caller's transaction, according to preferences. Receipts are
 * always emailed.
 */
export async function notify(tx: Tx, ...notifications: NotificationInput[]) {
  await tx.$executeRaw`WITH ${notificationInserts(notifications)} SELECT`;
}

/** Returns the CTEs that create notifications and emails, for callers that combine them with other statements. */
export function notificationInserts(notifications: NotificationInput[]) {
  const rows = notifications.map((notification) => ({
    ...notification,
    isReceipt: isAlwaysMailed(notification.kind),
  }));
  return Prisma.sql`
    news AS (
      SELECT news.*, coalesce(choice.in_app, true) AS rings, "isReceipt" OR coalesce(choice.by_mail, true) AS emails
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS news("userId" int, kind "NotificationKind",
        key text, "values" jsonb, href text, email jsonb, "isReceipt" boolean)
      LEFT JOIN notification_preferences choice ON choice.user_id = "userId" AND choice.kind = news.kind),
    rung AS (
      INSERT INTO notifications (user_id, kind, dedupe_key, "values", href)
      SELECT "userId", kind, key, "values", href FROM news WHERE rings ON CONFLICT DO NOTHING),
    mailed AS (
      INSERT INTO outbox (kind, dedupe_key, payload)
      SELECT 'mail', key, email FROM news WHERE emails AND email IS NOT NULL ON CONFLICT DO NOTHING)`;
}

/** Marks the viewer's notifications up to an id as read. */
export async function markRead(viewer: Viewer, { upTo }: ReadNotificationsInput) {
  await db.notification.updateMany({
    where: { userId: viewer.id, id: { lte: upTo }, readAt: null },
    data: { readAt: new Date() },
  });
}

/** Saves the viewer's channels for a notification kind. */
export async function choosePreference(viewer: Viewer, input: PreferenceInput) {
  const { id: userId } = viewer;
  const { kind, ...ways } = input;
  await db.notificationPreference.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, ...ways },
    update: ways,
  });
}
