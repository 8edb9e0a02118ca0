import "server-only";

import { consumeNetworkLimit } from "@/lib/db/rate-limit";

const HOUR = 3_600;

/**
 * Counts an accepted application: five an hour and address (contract.md, "Settled details").
 * @throws DomainError limited
 */
export async function limitApplications(address: string) {
  await consumeNetworkLimit("applications", address, { max: 5, seconds: HOUR });
}
