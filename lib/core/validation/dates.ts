import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { ValidationKey } from "@/lib/i18n/messages";
import { isPlausibleYear } from "./year-range";

const DATE_INVALID: ValidationKey = "dateInvalid";

/** Schema of a date such as "2026-11-20". */
export function isoDate() {
  return z.iso.date(DATE_INVALID).refine(isPlausibleYear, DATE_INVALID);
}

/** Schema of a UTC timestamp such as "2026-11-20T18:00:00.000Z". */
export function isoDateTime() {
  return z.iso.datetime(DATE_INVALID).refine(isPlausibleYear, DATE_INVALID);
}
