import * as z from "zod";

import { requiredLine, webUrl } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";

export const CERTIFICATE_TYPES = ["halal", "ethical", "fair_trade"] as const;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Maximum years until a certificate expires. */
const MAX_YEARS = 20;

function isComing(day: string) {
  if (!DAY.test(day)) return false;
  const end = new Date(`${day}T00:00:00Z`);
  const today = new Date(new Date().toISOString().slice(0, 10));
  const isReal = end.toISOString().slice(0, 10) === day;
  return isReal && end >= today && end.getUTCFullYear() <= today.getUTCFullYear() + MAX_YEARS;
}

/** Certificate that a seller submits; an admin decides (decisions.md, "Catalogue"). `validUntil` is YYYY-MM-DD. */
export const certificateSchema = z.object({
  type: z.enum(CERTIFICATE_TYPES, validationKey("certificateTypeMissing")),
  body: requiredLine(validationKey("certificateBodyRequired"), 2, 120),
  number: requiredLine(validationKey("certificateNumberRequired"), 2, 80),
  validUntil: z
    .string(validationKey("certificateDateInvalid"))
    .refine(isComing, validationKey("certificateDateInvalid")),
  /** URL that POST /api/upload/document returned. */
  documentUrl: webUrl(validationKey("certificateDocumentMissing")),
});
export type CertificateInput = z.output<typeof certificateSchema>;

const id = z.number().int().positive().max(2_147_483_647);

export const certificateChoiceSchema = z.object({ certificateId: id });
export type CertificateChoice = z.output<typeof certificateChoiceSchema>;
