import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import type { Span } from "@/lib/core/paging";
import { messageSelect, toMessage } from "./dto";

/** GET /api/messages/seller: what others wrote to the viewer, newest first. */
export async function listMessagesToSeller(viewer: Viewer, { limit, offset }: Span) {
  const where = { sellerId: viewer.id };
  const [rows, total] = await Promise.all([
    db.message.findMany({
      where,
      select: messageSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.message.count({ where }),
  ]);
  return { rows: rows.map(toMessage), total };
}
