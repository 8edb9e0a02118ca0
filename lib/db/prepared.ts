import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { processGlobal } from "@/lib/core/process-global.mjs";

/**
 * Marks a query whose text never changes as a prepared statement (DATABASE_NAMED_STATEMENTS): PostgreSQL parses and
 * plans it once per connection.
 */
export const PREPARED = Prisma.sql`/* prepared */`;

// Shared by the copies of this module in one process, as the connections are.
const names = processGlobal("statementNames", () => new Map<string, string>());

/** Returns the name of a marked query, one per text; an empty string for all others. */
export function statementName({ sql }: { sql: string }): string {
  if (!sql.endsWith(PREPARED.text)) return "";
  const name = names.get(sql) ?? `prepared_${names.size + 1}`;
  names.set(sql, name);
  return name;
}
