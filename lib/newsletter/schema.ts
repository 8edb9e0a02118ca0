import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";
import { routing } from "@/lib/i18n/routing";

/** Input of a subscription: address and language. */
export const subscribeSchema = z.object({
  email: z
    .string(validationKey("emailInvalid"))
    .trim()
    .max(200, validationKey("emailInvalid"))
    .toLowerCase()
    .pipe(z.email(validationKey("emailInvalid"))),
  locale: z.enum(routing.locales),
});
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** The secret of an emailed link. */
export const subscriptionTokenSchema = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });
export type SubscriptionToken = z.output<typeof subscriptionTokenSchema>;
