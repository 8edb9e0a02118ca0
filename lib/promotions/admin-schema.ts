import * as z from "zod";
import { addDays, startOfDay } from "@/lib/core/business-calendar";
import { parseSignedCents } from "@/lib/core/money";
import { toPlainNumber } from "@/lib/core/numbers";
import { multiLine, requiredLine } from "@/lib/core/validation/text";
import { isPlausibleYear } from "@/lib/core/validation/year-range";
import { type ValidationKey, validationKey } from "@/lib/i18n/messages";
import { codeSchema } from "./schema";

/** "-12.5" or -12.5 → -1250: a decimal with at most two decimals, with or without a sign. */
export function signedCents(message: ValidationKey) {
  return z.union([z.string(), z.number()], message).transform((value, context) => {
    const hundredths = parseSignedCents(typeof value === "string" ? toPlainNumber(value) : value);
    if (hundredths !== null) return hundredths;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A time (ISO 8601), or a day in the home time zone: `edge` selects its start or its end. */
function moment(edge: "start" | "end") {
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], validationKey("dateInvalid"))
    .transform((value, context) => {
      if (!isPlausibleYear(value)) {
        context.addIssue({ code: "custom", message: validationKey("dateInvalid") });
        return z.NEVER;
      }
      if (!DAY.test(value)) return new Date(value);
      return startOfDay(edge === "start" ? value : addDays(value, 1));
    });
}

export const momentSchema = moment("start");

const hundredths = signedCents(validationKey("amountInvalid"));

const units = z
  .number(validationKey("unitsRange"))
  .int(validationKey("unitsRange"))
  .min(1, validationKey("unitsRange"))
  .max(99, validationKey("unitsRange"));

const endDate = moment("end").nullable().default(null);

/** POST /api/seller-tools/promotions; amounts are decimal strings or numbers of dollars, or of percent. */
export const promotionSchema = z
  .object({
    name: requiredLine(validationKey("promotionNameRequired"), 2, 100),
    description: multiLine(500).default(""),
    promoCode: codeSchema,
    discountType: z.enum(
      ["percentage", "fixed_amount", "buy_x_get_y"],
      validationKey("discountTypeMissing"),
    ),
    discountValue: hundredths.nullable().default(null),
    buyQuantity: units.nullable().default(null),
    getQuantity: units.nullable().default(null),
    /** Null: immediately. */
    startDate: momentSchema.nullable().default(null),
    endDate,
    maxUses: z
      .number(validationKey("maxUsesInvalid"))
      .int(validationKey("maxUsesInvalid"))
      .min(1, validationKey("maxUsesInvalid"))
      .max(1_000_000, validationKey("maxUsesInvalid"))
      .nullable()
      .default(null),
    minOrderAmount: hundredths
      .refine((cents) => cents >= 0, validationKey("amountInvalid"))
      .nullable()
      .default(null),
    isActive: z.boolean().default(true),
  })
  .superRefine((terms, context) => {
    const { startDate, endDate: end } = terms;
    if (end && startDate && end <= startDate) {
      context.addIssue({
        code: "custom",
        path: ["endDate"],
        message: validationKey("endBeforeStart"),
      });
    }
    for (const [path, message] of brokenTerms(terms)) {
      context.addIssue({ code: "custom", path: [path], message });
    }
  });
export type PromotionInput = z.output<typeof promotionSchema>;

type Terms = {
  discountType: "percentage" | "fixed_amount" | "buy_x_get_y";
  discountValue: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
};

type Broken = ["discountValue" | "buyQuantity" | "getQuantity", ValidationKey];

/**
 * Checks the terms of each kind of discount: whole percents from 1 to 100, money, or two counts (prisma
 * promotions_terms).
 */
function brokenTerms({ discountType, discountValue, buyQuantity, getQuantity }: Terms): Broken[] {
  const value = discountValue ?? 0;
  switch (discountType) {
    case "percentage":
      return isWholePercent(value) ? [] : [["discountValue", validationKey("percentInvalid")]];
    case "fixed_amount":
      return value > 0 ? [] : [["discountValue", validationKey("amountInvalid")]];
    case "buy_x_get_y": {
      const broken: Broken[] = [];
      if (!buyQuantity) broken.push(["buyQuantity", validationKey("unitsRange")]);
      if (!getQuantity) broken.push(["getQuantity", validationKey("unitsRange")]);
      return broken;
    }
  }
}

const isWholePercent = (hundredths: number) =>
  hundredths % 100 === 0 && hundredths >= 100 && hundredths <= 10_000;

const id = z.number().int().positive().max(2_147_483_647);

/** A new end; null: until switched off. */
export const promotionEndSchema = z.object({ id, endDate });
export type PromotionEnd = z.output<typeof promotionEndSchema>;

export const promotionSwitchSchema = z.object({ id, isActive: z.boolean() });
export type PromotionSwitch = z.output<typeof promotionSwitchSchema>;
