import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { consumeLimit, consumeNetworkLimit } from "@/lib/db/rate-limit";

/** Maximum files of one user per day. */
const DAILY = { max: 200, seconds: 24 * 3_600 };

/** Maximum files of one network per day that are sent straight to the store. */
const DAILY_OF_NETWORK = { max: 2_000, seconds: DAILY.seconds };

/** Counts a file that the viewer sends. @throws DomainError limited */
export function countUpload({ id }: Viewer) {
  return consumeLimit({ key: `uploads:${id}`, ...DAILY });
}

/** Counts a file that the viewer sends straight to the store. @throws DomainError limited */
export async function countDirectUpload(viewer: Viewer, address: string) {
  await countUpload(viewer);
  await consumeNetworkLimit("direct-uploads", address, DAILY_OF_NETWORK);
}
