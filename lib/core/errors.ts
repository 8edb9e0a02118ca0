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
  | "unavailable";

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

type DriverError = {
  code?: string;
  meta?: {
    driverAdapterError?: { cause?: { constraint?: { index?: string; fields?: string[] } } };
  };
};

/** The unique constraint that a write hit; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const { code, meta } = (error ?? {}) as DriverError;
  if (code !== "P2002") return null;
  const constraint = meta?.driverAdapterError?.cause?.constraint;
  return constraint?.index ?? constraint?.fields?.join(",") ?? "";
}

/** Whether an error means that the database could not be reached, or not in time. */
export function isUnreachable(error: unknown) {
  const text =
    error instanceof Error ? `${(error as { code?: string }).code} ${error.message}` : "";
  return /ECONNREFUSED|P1001|P1017|P2024|P2037|Can't reach database|timeout exceeded when trying to connect|Query read timeout|Connection terminated|DatabaseNotReachable|Server has closed the connection|57P0[123]|ECONNRESET/.test(
    text,
  );
}
