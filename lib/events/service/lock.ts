import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/** Returns the event, locked against changes of its seats by others. @throws DomainError notFound */
export async function lockEvent(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT id FROM events WHERE id = ${id} FOR UPDATE`;
  const event = await tx.event.findUnique({ where: { id } });
  if (!event) throw new DomainError("notFound", "eventNotFound");
  return event;
}
