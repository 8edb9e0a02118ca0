import "server-only";

import { createHash } from "node:crypto";

import { toDevice } from "@/lib/accounts/dto";
import { newDeviceEmail } from "@/lib/accounts/emails";
import { toNetwork } from "@/lib/core/network";
import { db, withTx } from "@/lib/db/client";
import { isWithinLimit } from "@/lib/db/rate-limit";
import { queueEmail } from "@/lib/notifications/service/outbox";

const DAY = 24 * 60 * 60;

/** Maximum emails about new devices per account and day. */
const MAX_EMAILS = 10;

type SignedInFrom = { userId: number; userAgent: string | null; address: string };

/**
 * Emails the owner of an account about a sign-in from an unknown browser: once per browser, network and day. Demo
 * accounts are shared, so they get none.
 */
export async function reportNewDevice(
  { userId, userAgent, address }: SignedInFrom,
  now = new Date(),
) {
  const { isDemo, ...reader } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true, isDemo: true },
  });
  if (isDemo) return;
  if (!(await isWithinLimit({ key: `new-device:${userId}`, max: MAX_EMAILS, seconds: DAY }))) {
    return;
  }
  const device = createHash("sha256")
    .update(`${userAgent ?? ""} ${toNetwork(address)}`)
    .digest("base64url");
  const day = now.toISOString().slice(0, 10);
  const { browser, system } = toDevice(userAgent);
  const email = newDeviceEmail(reader, { browser, system, at: now });
  await withTx((tx) => queueEmail(tx, `new-device:${userId}:${device}:${day}`, email));
}
