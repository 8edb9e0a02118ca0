import pg from "pg";

import { env } from "@/lib/core/env.mjs";

type Query = { text: string; values: unknown[] };
type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Subplan Name"?: string;
  Plans?: Node[];
};

/** Returns the SELECT statements that `run` sends, with their values, each text once. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Query[]> {
  const queries = (await recordQueries(run)).filter(({ text }) =>
    /^\s*(SELECT|WITH)\b/i.test(text),
  );
  return [...new Map(queries.map((query) => [query.text, query])).values()];
}

/** Returns all statements that `run` sends, in order. */
export async function recordQueries(run: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values = []] = args as [string | Partial<Query> | undefined, unknown[]?];
    const query: Partial<Query> = typeof first === "string" ? { text: first } : (first ?? {});
    queries.push({ text: query.text ?? "", values: query.values ?? values });
    return original.apply(this, args as never) as never;
  } as never;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = original;
  }
  return queries;
}

/** Returns a node and those below it, without those that a LIMIT ends after a few rows. */
function nodesOf(node: Node): Node[] {
  const below = node.Plans ?? [];
  const isCut = node["Node Type"] === "Limit";
  return [node, ...below.flatMap((inner) => (isCut && isRead(inner) ? [] : nodesOf(inner)))];
}

const isRead = (node: Node) => node["Node Type"] === "Seq Scan";

/** Nodes that read all of their input before the first row, and nodes that stop at a LIMIT. */
const READS_ALL = /^(Sort|Aggregate|Hash|BitmapAnd|BitmapOr|Bitmap Heap Scan)$/;
const STOPS = /^(Limit|Merge Join)$/;

/** Returns the indexes that are read without a condition, except in order up to a LIMIT. */
function unaskedIndexes(node: Node, isCut = false): string[] {
  const goesOn = !node["Subplan Name"] && !READS_ALL.test(node["Node Type"]);
  const isStopped = STOPS.test(node["Node Type"]) || (isCut && goesOn);
  const below = (node.Plans ?? []).flatMap((inner) => unaskedIndexes(inner, isStopped));
  const name = node["Index Name"];
  return name && !node["Index Cond"] && !isStopped ? [name, ...below] : below;
}

/** Returns the tables of which these indexes contain more than half of the rows. */
async function tablesBehind(client: pg.Client, indexes: string[]) {
  const { rows } = await client.query<{ table: string }>(
    `SELECT t.relname AS table FROM pg_index
     JOIN pg_class t ON t.oid = indrelid JOIN pg_class i ON i.oid = indexrelid
     WHERE i.relname = ANY ($1) AND i.reltuples > t.reltuples / 2`,
    [indexes],
  );
  return rows.map(({ table }) => table);
}

/** Returns the tables whose index is read completely, since its first column has no condition. */
async function wholeIndexes(client: pg.Client, nodes: Node[]) {
  const indexNodes = nodes.filter((node) => node["Index Name"] && node["Index Cond"]);
  const { rows } = await client.query<{ name: string; table: string; first: string }>(
    `SELECT indexrelid::regclass::text AS name, indrelid::regclass::text AS table, pg_get_indexdef(indexrelid, 1, true) AS first
     FROM pg_index WHERE indkey[0] > 0 AND indexrelid::regclass::text = ANY ($1)`,
    [indexNodes.map((node) => node["Index Name"])],
  );
  return rows.flatMap(({ name, table, first }) => {
    const conditions = indexNodes.filter((node) => node["Index Name"] === name);
    const isFullScan = conditions.some((node) => !node["Index Cond"]?.includes(first));
    return isFullScan ? [table] : [];
  });
}

async function planOf(client: pg.Client, { text, values }: Query): Promise<Node> {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return rows[0]["QUERY PLAN"][0].Plan;
}

/** Returns the number of 8 KB pages that these statements read, each counted as often as it is read. */
export async function pagesTouched(statements: Query[]) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  let pages = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const { Plan: plan } = rows[0]["QUERY PLAN"][0];
    pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }
  await client.end();
  return pages;
}

const indexesOf = (node: Node): string[] => [
  ...(node["Index Name"] ? [node["Index Name"]] : []),
  ...(node.Plans ?? []).flatMap(indexesOf),
];

/**
 * Returns the indexes of `big` tables that these statements use, without unique constraints, each with its statements.
 */
export async function indexesBehind(statements: Query[], big: string[]) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const askers = new Map<string, Query[]>();
  for (const statement of statements) {
    for (const name of new Set(indexesOf(await planOf(client, statement)))) {
      askers.set(name, [...(askers.get(name) ?? []), statement]);
    }
  }
  const { rows } = await client.query<{ index: string; table: string }>(
    `SELECT i.relname AS index, t.relname AS table FROM pg_index
     JOIN pg_class t ON t.oid = indrelid JOIN pg_class i ON i.oid = indexrelid
     WHERE i.relname = ANY ($1) AND t.relname = ANY ($2) AND NOT indisunique ORDER BY 1`,
    [[...askers.keys()], big],
  );
  await client.end();
  return rows.map((row) => ({ ...row, statements: askers.get(row.index) ?? [] }));
}

/**
 * Returns the tables of `big` that PostgreSQL would read completely, or through a whole index, each with its statement.
 * @param before - statements run first in a transaction that is rolled back, such as DROP INDEX
 */
export async function wholeReadsOf(statements: Query[], big: string[], before: string[] = []) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query("BEGIN");
  for (const statement of before) await client.query(statement);
  const wholeReads: [table: string, statement: string][] = [];
  for (const statement of statements) {
    const { text } = statement;
    const plan = await planOf(client, statement);
    const nodes = nodesOf(plan);
    const tables = [
      ...nodes.filter(isRead).map((node) => node["Relation Name"] ?? ""),
      ...(await wholeIndexes(client, nodes)),
      ...(await tablesBehind(client, unaskedIndexes(plan))),
    ];
    for (const table of new Set(tables)) {
      if (big.includes(table))
        wholeReads.push([table, text.replace(/\s+/g, " ").trim().slice(0, 300)]);
    }
  }
  await client.query("ROLLBACK");
  await client.end();
  return wholeReads;
}
