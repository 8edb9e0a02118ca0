import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/core/db";
import { mayTry, processRows } from "@/lib/core/job-rows";
import { skeletonOf } from "@/lib/core/skeleton";

const QUEUE = "nameSkeletons";
const BATCH = 500;

/** Fills the name skeletons of accounts that were written without one. Returns how many. */
export async function fillSkeletons() {
  const rows = await db.$queryRaw<{ id: number; username: string }[]>`
    SELECT id, username FROM users WHERE name_skeleton IS NULL AND ${mayTry(QUEUE, Prisma.sql`users.id`)}
    ORDER BY id LIMIT ${BATCH}`;
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return processRows(QUEUE, [...names.keys()], async (id) => {
    const username = names.get(id) ?? "";
    const data = { nameSkeleton: skeletonOf(username) };
    await db.user.updateMany({ where: { id, username }, data });
    return true;
  });
}
