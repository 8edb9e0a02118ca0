import * as z from "zod";

import { multiLine } from "@/lib/core/validation/text";

export const TABS = ["overview", "products", "orders", "messages", "settings"] as const;
export type Tab = (typeof TABS)[number];

/** The parts that the products can be narrowed to. */
export const SHELVES = ["all", "live", "pending", "rejected", "hidden", "low"] as const;
export type Shelf = (typeof SHELVES)[number];

const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/** ?q=, ?show= and ?page= of the products; what is none of these reads as not given. */
export const shelfSchema = z.object({
  q: multiLine(100).catch(""),
  show: z.enum(SHELVES).catch("all"),
  page,
});
export type ShelfFilter = z.output<typeof shelfSchema>;

/** ?tab=, with ?page= of orders and messages. */
export const dashboardSchema = z.object({ tab: z.enum(TABS).catch("overview"), page });
