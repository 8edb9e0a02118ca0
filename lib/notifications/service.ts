import "server-only";

import type { NotificationKind } from "@/generated/prisma/enums";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { db, type Tx } from "@/lib/core/db";
import { type Mail, queueMail } from "./outbox";
import { isAlwaysMailed } from "./rules";
import type { PreferenceInput, ReadNewsInput } from "./schema";

type News = {
  userId: number;
  kind: NotificationKind;
  /** One notification and one mail per key, such as "sale:12". */
  key: string;
  /** What the sentence names; plain words, no markup. */
  values: Record<string, string>;
  /** Where it leads: a path of ours. */
  href: string;
  mail?: Mail;
};

/**
 * Tells somebody inside the transaction that decided it: the bell and a mail, each where it is wanted. A
 * receipt is mailed whatever was chosen.
 */
export async function tell(tx: Tx, { userId, kind, key, values, href, mail }: News) {
  const choice = await tx.notificationPreference.findUnique({
    where: { userId_kind: { userId, kind } },
  });
  if (choice?.inApp ?? true) {
    await tx.notification.createMany({
      data: { userId, kind, dedupeKey: key, values, href },
      skipDuplicates: true,
    });
  }
  const wantsMail = isAlwaysMailed(kind) || (choice?.byMail ?? true);
  if (mail && wantsMail) await queueMail(tx, key, mail);
}

/** The viewer has seen the news up to one. @throws DomainError unauthenticated */
export async function markNewsRead(asking: Viewer | null, { upTo }: ReadNewsInput) {
  const viewer = requireSignedIn(asking);
  await db.notification.updateMany({
    where: { userId: viewer.id, id: { lte: upTo }, readAt: null },
    data: { readAt: new Date() },
  });
}

/** What the viewer wants to hear of a kind of news, and how. @throws DomainError unauthenticated */
export async function choosePreference(asking: Viewer | null, input: PreferenceInput) {
  const { id: userId } = requireSignedIn(asking);
  const { kind, ...ways } = input;
  await db.notificationPreference.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, ...ways },
    update: ways,
  });
}
