import "server-only";

import { db } from "@/lib/core/db";
import type { Span } from "@/lib/core/paging";
import { storySelect, toStory } from "./dto";

/** GET /api/customer-stories: the approved ones, newest first. */
export async function listStories({ limit, offset }: Span) {
  const where = { status: "approved" } as const;
  const [rows, total] = await Promise.all([
    db.customerStory.findMany({
      where,
      select: storySelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.customerStory.count({ where }),
  ]);
  return { rows: rows.map(toStory), total };
}
