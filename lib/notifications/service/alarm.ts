import "server-only";

import type { NotificationKind } from "@/generated/prisma/enums";
import { log } from "@/lib/core/log";
import type { Tx } from "@/lib/db/client";
import { notify } from "./notify";

type Alarm = {
  /** Event code in the log, such as "payout.refused". */
  event: string;
  kind: NotificationKind;
  /** One notification per key and admin. */
  key: string;
  values: Record<string, string>;
  /** Link to the decision: a path of ours. */
  href: string;
};

/** Notifies every admin of something that needs a decision, and logs it as an error with its event code. */
export async function alarmAdmins(tx: Tx, { event, key, ...notification }: Alarm) {
  log.error("Needs an admin", new Error(event), { event, key, ...notification.values });
  const admins = await tx.user.findMany({
    where: { role: "admin", disabledAt: null, deletedAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  if (admins.length === 0) return;
  await notify(
    tx,
    ...admins.map(({ id }) => ({ ...notification, userId: id, key: `${key}:admin:${id}` })),
  );
}
