import * as z from "zod";

import type { ValidationKey } from "@/lib/i18n/messages";
import { isNear } from "./years";

const DATE_INVALID: ValidationKey = "dateInvalid";

/** A day as "2026-11-20". */
export function day() {
  return z.iso.date(DATE_INVALID).refine(isNear, DATE_INVALID);
}

/** A moment in UTC as "2026-11-20T18:00:00.000Z". */
export function instant() {
  return z.iso.datetime(DATE_INVALID).refine(isNear, DATE_INVALID);
}
