import "server-only";

import { unstable_rethrow } from "next/navigation";
import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ZodError } from "zod";

import { DomainError, type ErrorKind, isDatabaseUnavailable, isDiskFull } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { ErrorKey, ValidationKey } from "@/lib/i18n/messages";

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  declined: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  limited: 429,
  unavailable: 503,
  full: 507,
};

/** Seconds before a retry makes sense. */
const RETRY_SECONDS = 5;

export type ErrorBody = {
  status: number;
  code: ErrorKey | ValidationKey;
  message: string;
  /** Seconds to wait, if a limit is exceeded or the shop is unavailable. */
  retryAfter?: number;
  /** Messages by invalid field. */
  fields?: Record<string, string>;
};

/** Returns the public form of any error that a service throws, in the caller's language. */
export async function toErrorResponse(error: unknown, locale: Locale): Promise<ErrorBody> {
  unstable_rethrow(error);
  const t = await getTranslations({ locale });

  if (error instanceof DomainError) {
    // The key is known at run time only, so its arguments cannot be checked here.
    const translate = t as unknown as (key: string, values: DomainError["values"]) => string;
    const message = translate(`errors.${error.key}`, error.values);
    const failure = { status: STATUS[error.kind], code: error.key, message };
    const retryAfter = retryAfterSeconds(error);
    return retryAfter ? { ...failure, retryAfter } : failure;
  }
  if (error instanceof ZodError) {
    const translate = (key: string) => t(`validation.${key as ValidationKey}`); // schemas only write `v()` keys
    const code = (error.issues[0]?.message ?? "invalid") as ValidationKey;
    const fields = error.issues
      .map((issue) => [issue.path.join("."), translate(issue.message)])
      .reverse();
    return { status: 400, code, message: translate(code), fields: Object.fromEntries(fields) };
  }
  if (isDiskFull(error)) {
    log.error("Disk is full", error);
    return { status: STATUS.full, code: "storageFull", message: t("errors.storageFull") };
  }
  if (isDatabaseUnavailable(error)) {
    log.error("Database is unreachable", error);
    const message = t("errors.databaseDown");
    return { status: 503, code: "databaseDown", message, retryAfter: RETRY_SECONDS };
  }
  log.error("Unexpected error", error);
  return { status: 500, code: "unexpected", message: t("errors.unexpected") };
}

/** Returns the seconds until a retry makes sense, for a refusal that is temporary. */
function retryAfterSeconds({ kind, values }: DomainError) {
  if (kind === "limited") return Number(values["seconds"] ?? 60);
  return kind === "unavailable" ? RETRY_SECONDS : null;
}
