import * as z from "zod";

import { singleLine } from "@/lib/core/validation/text";
import { type ValidationKey, validationKey } from "@/lib/i18n/messages";
import { isNumberOf, MOBILE_NETWORKS, normalizeMobile } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

const FIVE_DIGITS = /(?:\p{Nd}[\s-]*){5}/u;

/** Name of at least two characters. A long number in it is an account number in the wrong field. */
const name = (message: ValidationKey) =>
  z
    .string(message)
    .pipe(singleLine(100))
    .refine((value) => value.length >= 2 && !FIVE_DIGITS.test(value), message);

/** Digits of a limited length, after removing spaces. Error messages never repeat the input. */
const digits = (min: number, max: number, message: ValidationKey) =>
  z
    .string(message)
    .max(64, message)
    .transform((value) => value.replace(/\s/g, ""))
    .refine((value) => new RegExp(`^[0-9]{${min},${max}}$`).test(value), message);

/** Bank form (specification B, section 5): numbers of a bank in the United States. */
export const bankSchema = z.object({
  accountHolderName: name(validationKey("accountHolderRequired")),
  bankName: name(validationKey("bankNameRequired")),
  accountNumber: digits(8, 17, validationKey("accountNumberInvalid")),
  routingNumber: digits(9, 9, validationKey("routingNumberInvalid")),
  accountType: z.enum(["checking", "savings"], validationKey("accountTypeMissing")),
});
export type BankForm = z.input<typeof bankSchema>;
export type BankInput = z.output<typeof bankSchema>;

/** Mobile money form. Payments cannot be reversed, so the number must be one of the network, with country code. */
export const mobileSchema = z
  .object({
    network: z.enum(MOBILE_NETWORKS, validationKey("networkMissing")),
    phoneNumber: z
      .string(validationKey("mobileNumberInvalid"))
      .max(40, validationKey("mobileNumberInvalid"))
      .transform(normalizeMobile)
      .refine((value) => /^\+[0-9]{8,15}$/.test(value), {
        message: validationKey("mobileNumberInvalid"),
        abort: true,
      }),
    holderName: name(validationKey("accountHolderRequired")),
  })
  .refine(({ network, phoneNumber }) => isNumberOf(network, phoneNumber), {
    path: ["phoneNumber"],
    message: validationKey("mobileNumberOfNetwork"),
  });
export type MobileForm = z.input<typeof mobileSchema>;
export type MobileInput = z.output<typeof mobileSchema>;

/** Result of one mobile payout; a failure requires a reason. */
export const payoutResultSchema = z
  .object({
    payoutId: id,
    status: z.enum(["paid", "failed"]),
    reason: singleLine(200).optional(),
  })
  .refine(({ status, reason }) => status === "paid" || (reason ?? "").length >= 5, {
    path: ["reason"],
    message: validationKey("reasonShort"),
  });
export type PayoutResult = z.output<typeof payoutResultSchema>;

/** Bank payout that an admin decides about. */
export const payoutChoiceSchema = z.object({ payoutId: id });
export type PayoutChoice = z.output<typeof payoutChoiceSchema>;

export const nothingSchema = z.object({});

/** Selects a statement: of a month as "2026-11", or of one payout. */
export const statementSchema = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, validationKey("filterInvalid"))
    .optional(),
  payout: z.string().max(20).optional(),
});
