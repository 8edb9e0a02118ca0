import type { ErrorKey } from "@/lib/i18n/messages";

export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "declined"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooLarge"
  | "unsupported"
  | "limited"
  | "unavailable"
  | "full";

/** An expected refusal. `key` is its sentence in messages/*.json, the only place for its text. */
export class DomainError extends Error {
  override readonly name = "DomainError";

  constructor(
    readonly kind: ErrorKind,
    readonly key: ErrorKey,
    /** Arguments of the sentence, such as `{count}`. */
    readonly values: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/**
 * Returns an error handler that maps unique constraints to refusals: `.catch(onDuplicate({ users_email_key:
 * "emailTaken" }))`.
 * @throws DomainError conflict, or the original error
 */
export function onDuplicate(keys: Record<string, ErrorKey>) {
  return (error: unknown): never => {
    const key = keys[violatedConstraint(error) ?? ""];
    throw key ? new DomainError("conflict", key) : error;
  };
}

/** An error of pg, or of Prisma that wraps one. */
type DriverError = {
  code?: string;
  severity?: string;
  constraint?: string;
  meta?: {
    driverAdapterError?: {
      cause?: {
        constraint?: { index?: string; fields?: string[] };
        originalCode?: string;
      };
    };
  };
};

/** Returns the unique constraint that a write violates; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const { code, meta, constraint: constraintName = "" } = (error ?? {}) as DriverError;
  if (code === "23505") return constraintName;
  if (code !== "P2002") return null;
  const constraint = meta?.driverAdapterError?.cause?.constraint;
  return constraint?.index ?? constraint?.fields?.join(",") ?? "";
}

/** Whether a statement waited for a lock longer than its lock_timeout. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === "55P03";
}

/** Whether a database constraint rejected a statement and with it all its writes. */
export function isConstraintViolation(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith("23") ?? false;
}

/** Returns the SQLSTATE of an error of PostgreSQL; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  return postgresError(error)?.originalCode ?? null;
}

/** Returns the PostgreSQL error inside of an error; errors of PostgreSQL itself have a severity. */
function postgresError(error: unknown) {
  const { code, severity, meta } = (error ?? {}) as DriverError;
  if (severity && code) return { originalCode: code };
  return meta?.driverAdapterError?.cause;
}

/**
 * Error codes and messages of the database, pg and Prisma for an unreachable database or a timeout: connection lost or
 * refused, too many connections, a statement or transaction that waited too long.
 */
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|P1001|P1017|P2024|P2028|P2037|Can't reach database|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|Server has closed the connection|\b(?:57P0[1-5]|57014|55000|53300|25P0[34])\b/;

/** Error codes and messages for a full disk. */
const FULL = /\b(?:ENOSPC|EDQUOT|EFBIG|53100)\b|No space left on device/;

/** Returns the code and messages of an error and of its causes. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code = "", meta } = error as DriverError;
  const cause = meta?.driverAdapterError?.cause ?? error.cause;
  const deeper = cause instanceof Error ? errorText(cause) : JSON.stringify(cause ?? "");
  return `${code} ${error.message} ${deeper}`;
}

/** Whether an error means that the database is unreachable or timed out. */
export function isDatabaseUnavailable(error: unknown) {
  return UNREACHABLE.test(errorText(error));
}

/** Whether an error means that the disk of the database or of the uploads is full. */
export function isDiskFull(error: unknown) {
  return FULL.test(errorText(error));
}
