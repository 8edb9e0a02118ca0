import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { NOTIFICATION_KINDS } from "./rules";

export const preferenceSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  byMail: z.boolean(),
  inApp: z.boolean(),
});
export type PreferenceInput = z.output<typeof preferenceSchema>;

/** Id up to which notifications are marked as read. */
export const readNotificationsSchema = z.object({
  upTo: z.number().int().positive().max(2_147_483_647),
});
export type ReadNotificationsInput = z.output<typeof readNotificationsSchema>;
