import * as z from "zod";

import { requiredLine, requiredText } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { MAX_MESSAGE } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** The first message of a conversation (specification A, section 5). */
export const messageTextSchema = z.object({
  subject: requiredLine(validationKey("subjectShort"), 5),
  message: requiredText(validationKey("messageShort"), 10, MAX_MESSAGE),
});
export type MessageText = z.output<typeof messageTextSchema>;

/** POST /api/messages: a message to a seller, about a product or without one. */
export const messageSchema = messageTextSchema.extend({
  sellerId: id,
  productId: z.exactOptional(id),
});
export type MessageInput = z.output<typeof messageSchema>;

/** A message about an order: from its buyer to the seller it names, or from a seller to its buyer. */
export const orderMessageSchema = messageTextSchema.extend({
  orderId: id,
  sellerId: id.optional(),
});
export type OrderMessageInput = z.output<typeof orderMessageSchema>;

export const replyTextSchema = z.object({
  message: requiredText(validationKey("messageEmpty"), 1, MAX_MESSAGE),
});

/** A reply in a thread, from either side. */
export const replySchema = replyTextSchema.extend({ threadId: id });
export type ReplyInput = z.output<typeof replySchema>;

/** The viewed messages of a thread: all up to the message `upTo`. */
export const readSchema = z.object({ threadId: id, upTo: id });
export type ReadInput = z.output<typeof readSchema>;
