import * as z from "zod";

import { paginationSchema } from "@/lib/core/pagination";
import { messageSchema } from "@/lib/messaging/schema";
import { reviewSchema } from "@/lib/reviews/schema";
import { count, id, locale, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const review = z
  .strictObject({
    id,
    locale,
    productId: id,
    authorId: id,
    buyerName: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    comment: z.string(),
    isVerifiedPurchase: z.boolean(),
    createdAt: time,
    editedAt: time.nullable(),
    answer: textOrNull,
    answerLocale: locale.nullable(),
    answeredAt: time.nullable(),
  })
  .meta({ id: "Review" });

const message = z
  .strictObject({
    id,
    senderId: id,
    sellerId: id,
    productId: id.nullable(),
    subject: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: time,
  })
  .meta({ id: "Message" });

/** Reviews and messages of users. */
export const REVIEWS: Endpoint[] = [
  {
    method: "GET",
    path: "/api/products/{id}/reviews",
    summary: "List a product's reviews, newest first",
    who: "anyone",
    status: 200,
    output: z.array(review),
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/products/{id}/rating",
    summary: "A product's average rating",
    who: "anyone",
    status: 200,
    output: z.strictObject({ averageRating: z.number().min(0).max(5), totalReviews: count }),
    errors: [404],
  },
  {
    method: "POST",
    path: "/api/reviews",
    summary: "Review a product, once per user",
    who: "member",
    input: reviewSchema,
    example: {
      productId: 4,
      rating: 5,
      title: "Smells like home",
      comment: "Fresh, well packed, and here within three days.",
    },
    status: 201,
    output: review,
    errors: [404, 409],
  },
  {
    method: "POST",
    path: "/api/messages",
    summary: "Send a message to a seller",
    who: "member",
    input: messageSchema,
    example: {
      sellerId: 7,
      productId: 4,
      subject: "Is it ground or whole?",
      message: "I have no mill at home. Could you grind it for me?",
    },
    status: 201,
    output: message,
    errors: [404, 429],
  },
  {
    method: "GET",
    path: "/api/messages/seller",
    summary: "List messages to the seller",
    who: "seller",
    query: paginationSchema,
    status: 200,
    output: z.array(message),
  },
  {
    method: "GET",
    path: "/api/messages/unread",
    summary: "Number of your unread messages",
    who: "member",
    status: 200,
    output: z.strictObject({ count }),
  },
];
