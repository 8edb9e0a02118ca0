import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { toSkeleton } from "@/lib/core/skeleton";
import { db } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";

const BATCH = 500;

type Named = { id: number; name: string };

/** Fills missing name skeletons of accounts and stores. Returns the number of rows. */
export async function fillSkeletons() {
  const accounts = await fillAccounts();
  return accounts + (await fillStores());
}

async function fillAccounts() {
  const queue = "nameSkeletons";
  const rows = await sql.query<Named[]>`
    SELECT id, username AS name FROM users
    WHERE name_skeleton IS NULL AND ${canRetry(queue, Prisma.sql`users.id`)}
    ORDER BY id LIMIT ${BATCH}`;
  return fill(queue, rows, ({ id, name }) =>
    db.user.updateMany({
      where: { id, username: name },
      data: { nameSkeleton: toSkeleton(name) },
    }),
  );
}

async function fillStores() {
  const queue = "storeSkeletons";
  const rows = await sql.query<Named[]>`
    SELECT seller_id AS id, store_name AS name FROM storefronts
    WHERE name_skeleton IS NULL AND ${canRetry(queue, Prisma.sql`storefronts.seller_id`)}
    ORDER BY seller_id LIMIT ${BATCH}`;
  return fill(queue, rows, ({ id, name }) =>
    db.storefront.updateMany({
      where: { sellerId: id, storeName: name },
      data: { nameSkeleton: toSkeleton(name) },
    }),
  );
}

function fill(queue: string, rows: Named[], write: (row: Named) => Promise<unknown>) {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return processRows(queue, [...names.keys()], async (id) => {
    await write({ id, name: names.get(id) ?? "" });
    return true;
  });
}
