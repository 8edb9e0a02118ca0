import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { widenForDemo } from "@/lib/core/network";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";

const HOUR = 3_600;
const PER_ACCOUNT = 120;
const PER_NETWORK = 600;

/** Counts one opened checkout. @throws DomainError limited (120 an hour and account, 600 an hour and network) */
export async function countCheckout(viewer: Viewer, address: string | undefined) {
  await consumeLimit({
    key: `checkouts:${viewer.id}`,
    max: widenForDemo(PER_ACCOUNT),
    seconds: HOUR,
  });
  if (address) await consumeNetworkLimit("checkouts", address, { max: PER_NETWORK, seconds: HOUR });
}
