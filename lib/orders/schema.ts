import * as z from "zod";

import type { OrderStatus } from "@/generated/prisma/enums";
import { multiLine, opaqueText, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";

const id = z.number().int().positive().max(2_147_483_647);

const lineUnitsSchema = z.object({ lineId: id, quantity: z.number().int().min(1).max(999) });

type Units = z.output<typeof lineUnitsSchema>;

/** Quantities by line. Quantities of a repeated line are added up. */
export const unitsSchema = z
  .array(lineUnitsSchema, validationKey("itemsMissing"))
  .min(1, validationKey("itemsMissing"))
  .max(50)
  .transform((units) => {
    const sums = new Map<number, number>();
    for (const { lineId, quantity } of units) {
      sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
    }
    return [...sums].map(([lineId, quantity]): Units => ({ lineId, quantity }));
  });

export const orderChoiceSchema = z.object({ orderId: id });
export type OrderChoice = z.output<typeof orderChoiceSchema>;

export const reasonSchema = z
  .string(validationKey("reasonShort"))
  .pipe(multiLine(1_000))
  .pipe(z.string().min(5, validationKey("reasonShort")));

/** Names a seller order. Only an admin has to name the seller. */
const sellerOrderChoice = { orderId: id, sellerId: id.optional() };

/** Reason for an admin's change, stored with it. */
const why = { reason: reasonSchema.optional() };

export const sellerOrderChoiceSchema = z.object({ ...sellerOrderChoice, ...why });
export type SellerOrderChoice = z.output<typeof sellerOrderChoiceSchema>;

export const parcelSchema = z.object({
  ...sellerOrderChoice,
  ...why,
  carrier: z
    .string(validationKey("carrierRequired"))
    .pipe(singleLine(60))
    .pipe(z.string().min(2, validationKey("carrierRequired"))),
  tracking: singleLine(80).optional(),
  /** Without lines, all that is left. */
  lines: unitsSchema.optional(),
});
export type ParcelInput = z.output<typeof parcelSchema>;

export const parcelChoiceSchema = z.object({ parcelId: id, ...why });
export type ParcelChoice = z.output<typeof parcelChoiceSchema>;

export const refundSchema = z.object({
  ...sellerOrderChoice,
  reason: reasonSchema,
  /** Generated when the form opens, so that a double submit creates one refund. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  lines: unitsSchema.optional(),
  /** Dollars as a decimal string. */
  amount: z.string().trim().max(12).optional(),
  isRestocked: z.boolean().optional(),
});
export type RefundInput = z.output<typeof refundSchema>;

/** A refund whose amount is asked for before it is made. */
export const refundPreviewSchema = refundSchema.omit({ reason: true, key: true });
export type RefundPreviewInput = z.output<typeof refundPreviewSchema>;

export const refundChoiceSchema = z.object({ refundId: id });
export type RefundChoice = z.output<typeof refundChoiceSchema>;

/** Payment that a buyer returns from. */
export const paymentReturnSchema = z.object({ intentId: opaqueText(200) });

/** All statuses, in the order of an order's life cycle. */
export const ORDER_STATUSES = [
  "pending",
  "paid",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
] as const satisfies OrderStatus[];

/** Filters of the admin's order list. Invalid values are ignored. */
export const orderSearchSchema = z.object({
  q: singleLine(120).catch(""),
  status: z.enum(ORDER_STATUSES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type OrderSearch = z.output<typeof orderSearchSchema>;
