import "server-only";

import pg from "pg";

import { Prisma } from "@/generated/prisma/client";

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

type Question = Parameters<typeof Prisma.sql>[0] | Prisma.Sql;

/**
 * Creates `$queryRaw` and `$executeRaw` that use pg directly: Prisma takes longer than most statements. Rows have
 * Prisma's types, except for arrays of timestamps and of large numbers, which have pg's; errors are pg's
 * (lib/core/errors handles both).
 */
export function createRawQuery(pool: pg.Pool, nameOf: (statement: { sql: string }) => string) {
  const ask = (question: Question, given: Prisma.Sql["values"]) => {
    const { text, values } =
      "text" in question ? question : Prisma.sql(question as readonly string[], ...given);
    const name = nameOf({ sql: text });
    return pool.query({ name, text, values: values.map(toValue), types });
  };
  return {
    $queryRaw: async (question: Question, ...given: Prisma.Sql["values"]) =>
      (await ask(question, given)).rows,
    /** Returns the number of affected rows. */
    $executeRaw: async (question: Question, ...given: Prisma.Sql["values"]) =>
      (await ask(question, given)).rowCount ?? 0,
  };
}
