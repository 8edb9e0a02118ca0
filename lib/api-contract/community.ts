import * as z from "zod";

import { postQuerySchema as blogQuerySchema } from "@/lib/blog/schema";
import { paginationShape } from "@/lib/core/pagination";
import { BUSINESS_CATEGORIES } from "@/lib/directory/categories";
import { DAYS } from "@/lib/directory/hours";
import { businessApplicationSchema, businessSearchSchema } from "@/lib/directory/schema";
import { EVENT_TYPES } from "@/lib/events/rules";
import { calendarQuerySchema, eventQuerySchema } from "@/lib/events/schema";
import { buyTicketsSchema } from "@/lib/events/tickets/schema";
import { postQuerySchema, postSchema } from "@/lib/forum/schema";
import { storySchema } from "@/lib/stories/schema";
import { author, count, id, locale, money, productName, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const business = z.strictObject({
  id,
  name: z.string(),
  description: z.string(),
  category: z.enum(BUSINESS_CATEGORIES),
  address: z.string(),
  phone: z.string(),
  email: textOrNull,
  website: textOrNull,
  imageUrl: textOrNull,
  hours: z
    .array(z.strictObject({ day: z.enum(DAYS), opens: z.string(), closes: z.string() }))
    .nullable(),
  languages: z.array(z.string()),
  isActive: z.boolean(),
  isVerified: z.boolean(),
});

const forumPost = z.strictObject({
  id,
  locale,
  title: z.string(),
  content: z.string(),
  categoryId: id,
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  viewCount: count,
  replyCount: count,
  createdAt: time,
  category: z.strictObject({ name: z.string() }),
  author,
});

const story = z.strictObject({
  id,
  locale,
  title: z.string(),
  content: z.string(),
  createdAt: time,
  author,
  product: productName.nullable(),
});

const article = z.strictObject({
  id,
  locale,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  featuredImage: textOrNull,
  categoryId: id.nullable(),
  category: z.strictObject({ name: z.string(), slug: z.string() }).nullable(),
  author,
  tags: z.array(z.string()),
  viewCount: count,
  publishedAt: time.nullable(),
  createdAt: time,
});

const event = z.strictObject({
  id,
  locale,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  eventType: z.enum(EVENT_TYPES),
  eventDate: time,
  location: z.string(),
  price: money,
  maxTickets: count,
  soldTickets: count,
});

export const COMMUNITY: Endpoint[] = [
  {
    method: "GET",
    path: "/api/businesses",
    summary: "List businesses",
    who: "anyone",
    query: businessSearchSchema,
    status: 200,
    output: z.array(business),
  },
  {
    method: "POST",
    path: "/api/business-applications",
    summary: "Submit a business; an admin approves it",
    who: "anyone",
    input: businessApplicationSchema,
    example: {
      name: "Caasho Bakery",
      description: "Malawax, sabaayad and tea from six in the morning.",
      category: "restaurants",
      address: "1812 Riverside Ave, Minneapolis",
      phone: "+1 612 555 0177",
    },
    status: 201,
    output: z.strictObject({ id }),
    errors: [429],
  },
  {
    method: "GET",
    path: "/api/forum/categories",
    summary: "List forum categories",
    who: "anyone",
    status: 200,
    output: z.array(z.strictObject({ id, name: z.string(), icon: z.string(), postCount: count })),
  },
  {
    method: "GET",
    path: "/api/forum/posts",
    summary: "List forum posts, pinned posts first",
    who: "anyone",
    query: postQuerySchema.extend(paginationShape),
    status: 200,
    output: z.array(forumPost),
    errors: [503],
  },
  {
    method: "POST",
    path: "/api/forum/posts",
    summary: "Create a forum post",
    who: "member",
    input: postSchema,
    example: {
      categoryId: 2,
      title: "Which jebena for two?",
      content: "Ours broke. Clay or steel, and where from?",
    },
    status: 201,
    output: forumPost,
    errors: [404, 429],
  },
  {
    method: "GET",
    path: "/api/customer-stories",
    summary: "List customer stories",
    who: "anyone",
    query: z.object(paginationShape),
    status: 200,
    output: z.array(story),
  },
  {
    method: "POST",
    path: "/api/customer-stories",
    summary: "Submit a story; an admin approves it",
    who: "member",
    input: storySchema,
    example: { title: "My mother's berbere", content: "She said it tastes like 1984 in Gondar." },
    status: 201,
    output: story.extend({ status: z.enum(["pending", "approved", "rejected"]) }),
    errors: [404, 429],
  },
  {
    method: "GET",
    path: "/api/blog/categories",
    summary: "List blog categories",
    who: "anyone",
    status: 200,
    output: z.array(z.strictObject({ id, name: z.string(), slug: z.string(), postCount: count })),
  },
  {
    method: "GET",
    path: "/api/blog/posts",
    summary: "List articles; admins also see drafts",
    who: "anyone",
    query: blogQuerySchema,
    status: 200,
    output: z.array(article),
  },
  {
    method: "GET",
    path: "/api/blog/posts/{slug}",
    summary: "Get an article",
    who: "anyone",
    status: 200,
    output: article.extend({ updatedAt: time }),
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/events",
    summary: "List upcoming events, soonest first",
    who: "anyone",
    query: eventQuerySchema,
    status: 200,
    output: z.array(event),
  },
  {
    method: "POST",
    path: "/api/events/{eventId}/tickets",
    summary: "Get tickets; paid seats are reserved for 15 minutes",
    who: "member",
    input: buyTicketsSchema,
    example: { quantity: 1 },
    status: 201,
    output: z.strictObject({
      ticketCode: z.string(),
      quantity: z.int().min(1),
      status: z.enum(["valid", "pending"]),
      clientSecret: z.string().optional(),
    }),
    errors: [404, 409, 429, 503],
  },
  {
    method: "GET",
    path: "/api/events/{eventId}/calendar",
    summary: "Download an event as a calendar file",
    who: "anyone",
    query: calendarQuerySchema,
    status: 200,
    output: { file: "text/calendar" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/events/waiting",
    summary: "Your waitlists",
    who: "member",
    status: 200,
    output: z.array(
      z.strictObject({
        eventId: id,
        quantity: z.int().positive(),
        heldQuantity: z.exactOptional(z.int().positive()),
        heldUntil: z.exactOptional(time),
      }),
    ),
  },
];
