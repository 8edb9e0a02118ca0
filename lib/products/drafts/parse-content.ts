import "server-only";

import { DomainError } from "@/lib/core/errors";
import { isTooDeep } from "@/lib/core/json-depth";

export type DraftContent = Record<string, unknown>;

/** The database refuses NUL characters and half surrogates. */
const clean = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;

/** Parses the values of the product form. @throws DomainError invalid (no JSON object, or nested too deep) */
export function parseContent(text: string): DraftContent {
  const value = isTooDeep(text) ? null : parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as DraftContent;
  }
  throw new DomainError("invalid", "bodyInvalid");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, clean);
  } catch {
    return null;
  }
}
