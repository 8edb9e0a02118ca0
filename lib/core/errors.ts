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

/** A refusal the product means. `key` names its sentence in messages/*.json; prose is written only there. */
export class DomainError extends Error {
  override readonly name = "DomainError";

  constructor(
    readonly kind: ErrorKind,
    readonly key: ErrorKey,
    /** The figures the sentence names, as `{count}` and the like. */
    readonly values: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/**
 * `.catch(onDuplicate({ users_email_key: "emailTaken" }))`: the refusal for each unique constraint a write may hit.
 * @throws DomainError conflict, or the error as it came
 */
export function onDuplicate(keys: Record<string, ErrorKey>) {
  return (error: unknown): never => {
    const key = keys[violatedConstraint(error) ?? ""];
    throw key ? new DomainError("conflict", key) : error;
  };
}

/** An error of the driver itself, or of the client about one. */
type DriverError = {
  code?: string;
  message?: string;
  severity?: string;
  constraint?: string;
  meta?: {
    driverAdapterError?: {
      cause?: {
        constraint?: { index?: string; fields?: string[] };
        originalCode?: string;
        originalMessage?: string;
      };
    };
  };
};

/** The unique constraint that a write hit; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const { code, meta, constraint: named = "" } = (error ?? {}) as DriverError;
  if (code === "23505") return named;
  if (code !== "P2002") return null;
  const constraint = meta?.driverAdapterError?.cause?.constraint;
  return constraint?.index ?? constraint?.fields?.join(",") ?? "";
}

/** Whether a constraint of the database refused a statement, and with it all that the statement would have written. */
export function isConstraintViolation(error: unknown): boolean {
  return postgresError(error)?.originalCode?.startsWith("23") ?? false;
}

/**
 * Whether a statement had nothing to write into a column that takes no NULL. It is how one statement that writes several
 * tables is all or nothing: what could not be had is NULL where none may be.
 */
export function isNotNullViolation(error: unknown, column: string): boolean {
  const { originalCode, originalMessage = "" } = postgresError(error) ?? {};
  return originalCode === "23502" && originalMessage.includes(column);
}

/** What PostgreSQL itself said: its errors have a severity. */
function postgresError(error: unknown) {
  const { code, message, severity, meta } = (error ?? {}) as DriverError;
  if (severity && code) return { originalCode: code, originalMessage: message };
  return meta?.driverAdapterError?.cause;
}

/**
 * How the database, its driver and Prisma say that it could not be reached, or not in time: gone, ended, not let in,
 * too many connections, a statement or a transaction that waited too long.
 */
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|P1001|P1017|P2024|P2028|P2037|Can't reach database|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|Server has closed the connection|\b(?:57P0[1-5]|57014|55P03|53300|25P0[34])\b/;

/** How the database and the disk say that there is no room left. */
const FULL = /\b(?:ENOSPC|EDQUOT|EFBIG|53100)\b|No space left on device/;

/** Everything an error says of itself: what went wrong first may stand in its cause. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code = "", meta } = error as DriverError;
  const cause = meta?.driverAdapterError?.cause ?? error.cause;
  const deeper = cause instanceof Error ? errorText(cause) : JSON.stringify(cause ?? "");
  return `${code} ${error.message} ${deeper}`;
}

/** Whether an error means that the database could not be reached, or not in time. */
export function isDatabaseUnavailable(error: unknown) {
  return UNREACHABLE.test(errorText(error));
}

/** Whether an error means that a disk is full: the database's, or that of the uploads. */
export function isDiskFull(error: unknown) {
  return FULL.test(errorText(error));
}
