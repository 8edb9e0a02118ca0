import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";

export const INTERVALS = ["month", "year"] as const;

/** Body of POST /api/subscribe; `interval` is our extension and optional. */
export const subscribeSchema = z.object({
  planId: z
    .number(validationKey("planUnknown"))
    .int(validationKey("planUnknown"))
    .positive(validationKey("planUnknown"))
    .max(2_147_483_647, validationKey("planUnknown")),
  interval: z.enum(INTERVALS, validationKey("planUnknown")).default("month"),
});
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** POST /api/cancel-subscription has no body. */
export const cancelSchema = z.object({});
