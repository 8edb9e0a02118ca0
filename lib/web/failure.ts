import "server-only";

import { unstable_rethrow } from "next/navigation";
import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ZodError } from "zod";

import { DomainError, type ErrorKind, isUnreachable } from "@/lib/core/errors";
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
};

export type Failure = {
  status: number;
  code: ErrorKey | ValidationKey;
  message: string;
  /** Seconds to wait, where the refusal is a limit. */
  retryAfter?: number;
  /** Each broken field with its sentence. */
  fields?: Record<string, string>;
};

/** What a caller may see of anything a service can throw, in the caller's language. */
export async function toFailure(error: unknown, locale: Locale): Promise<Failure> {
  unstable_rethrow(error);
  const t = await getTranslations({ locale });

  if (error instanceof DomainError) {
    // The key is known at run time only, so its arguments cannot be checked here.
    const say = t as unknown as (key: string, values: DomainError["values"]) => string;
    const message = say(`errors.${error.key}`, error.values);
    const failure = { status: STATUS[error.kind], code: error.key, message };
    return error.kind === "limited"
      ? { ...failure, retryAfter: Number(error.values["seconds"] ?? 60) }
      : failure;
  }
  if (error instanceof ZodError) {
    const say = (key: string) => t(`validation.${key as ValidationKey}`); // schemas only write `v()` keys
    const code = (error.issues[0]?.message ?? "invalid") as ValidationKey;
    const fields = error.issues
      .map((issue) => [issue.path.join("."), say(issue.message)])
      .reverse();
    return { status: 400, code, message: say(code), fields: Object.fromEntries(fields) };
  }
  if (isUnreachable(error)) {
    log.error("database unreachable", error);
    return { status: 503, code: "databaseDown", message: t("errors.databaseDown") };
  }
  log.error("unexpected", error);
  return { status: 500, code: "unexpected", message: t("errors.unexpected") };
}
