import "server-only";

import pg from "pg";

import { Prisma } from "@/generated/prisma/client";

type Parser = (text: string) => unknown;

/** PostgreSQL's numbers for types that the driver reads in another way than the client does. */
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const NUMERIC = 1700;

/** As the client has them: moments without a zone are UTC, and no number loses a digit. */
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

/** The driver would write moments in the server's own zone. */
function toValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toValue);
  return value instanceof Date ? value.toISOString() : value;
}

type Question = Parameters<typeof Prisma.sql>[0] | Prisma.Sql;

/**
 * `$queryRaw` and `$executeRaw` that ask the driver itself: between the two the client takes longer over a statement than
 * most statements take. Rows are the client's, but for arrays of moments and of large numbers, which stay the driver's;
 * errors are the driver's (lib/core/errors knows both).
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
    /** How many rows it wrote. */
    $executeRaw: async (question: Question, ...given: Prisma.Sql["values"]) =>
      (await ask(question, given)).rowCount ?? 0,
  };
}
