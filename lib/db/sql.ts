import "server-only";

import pg from "pg";

import { Prisma } from "@/generated/prisma/client";
import { currentConnection, primaryConnection } from "./connections";
import { statementName } from "./prepared";

type Parser = (text: string) => unknown;

/** OIDs of the types that pg parses differently than Prisma. */
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const NUMERIC = 1700;

/** Parses as Prisma does: timestamps without a time zone are UTC, and numbers keep all digits. */
const PARSERS: Record<number, Parser> = {
  [INT8]: BigInt,
  [DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [TIMESTAMP]: (text) => new Date(`${text.replace(" ", "T")}Z`),
  [NUMERIC]: (text) => new Prisma.Decimal(text),
};

const types = {
  getTypeParser: (oid: number, format: "text" | "binary" = "text") =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
};

/** Serializes dates as UTC; pg would use the server's time zone. */
function toValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toValue);
  return value instanceof Date ? value.toISOString() : value;
}

type Values = Prisma.Sql["values"];

function run(
  { pool, isNaming }: ReturnType<typeof currentConnection>,
  statement: TemplateStringsArray | Prisma.Sql,
  parameters: Values,
) {
  const { text, values } = "text" in statement ? statement : Prisma.sql(statement, ...parameters);
  const name = isNaming ? statementName({ sql: text }) : "";
  return pool.query({ name, text, values: values.map(toValue), types });
}

/**
 * Single statements outside of a transaction, sent by pg itself: Prisma takes longer than most statements run. Inside
 * of a transaction use Prisma's `tx.$queryRaw`. Values are always parameters; fragments are `Prisma.sql`.
 */
export const sql = {
  /**
   * Returns the rows, with Prisma's types except for arrays of timestamps and of large numbers, which have pg's.
   * @throws errors of pg (lib/core/errors handles them and Prisma's)
   */
  query: async <Rows = unknown>(
    statement: TemplateStringsArray | Prisma.Sql,
    ...values: Values
  ): Promise<Rows> => (await run(currentConnection(), statement, values)).rows as Rows,

  /**
   * Runs a writing statement on the primary.
   * @returns the number of affected rows
   * @throws errors of pg
   */
  execute: async (
    statement: TemplateStringsArray | Prisma.Sql,
    ...values: Values
  ): Promise<number> => (await run(primaryConnection(), statement, values)).rowCount ?? 0,
};

/** Number of products that nearly every cart stays within. */
const FEW = 5;

/**
 * Returns the SQL condition that a column is one of `ids`, for prepared statements: a few ids are separate parameters.
 * For an array PostgreSQL assumes ten elements and plans the statement on every execution.
 */
export function inIds(column: Prisma.Sql, ids: number[]): Prisma.Sql {
  return ids.length > 0 && ids.length <= FEW
    ? Prisma.sql`${column} IN (${Prisma.join(ids)})`
    : Prisma.sql`${column} = ANY(${ids}::int[])`;
}
