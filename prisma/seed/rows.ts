import type { Tx } from "@/lib/db/client";

/** Rows per INSERT, well under PostgreSQL's 65,535 parameters. */
const AT_ONCE = 500;

/** Inserts many rows in a few statements. */
export async function insertAll<T>(
  rows: T[],
  insert: (batch: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await insert(rows.slice(start, start + AT_ONCE));
  }
}

/**
 * Reserves the next `count` ids of a table, in order, so that rows can refer to each other before they are inserted.
 */
export async function reserveIds(tx: Tx, table: string, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id
    FROM generate_series(1, ${count}::int) ORDER BY 1`;
  return rows.map((row) => row.id);
}

/** Returns the value of a key. @throws if it is missing: the content refers to something unknown */
export function need<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The seed's content has no ${String(key)}.`);
  return value;
}

/** Returns the element at `index` modulo the length. @throws if the list is empty */
export function pick<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new Error("The seed picks from an empty list.");
  return value;
}
