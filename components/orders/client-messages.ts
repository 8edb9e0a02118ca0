const COMMON = [
  "validation",
  "messaging.form",
  "messaging.order",
  "orders.act",
  "returns",
  "uploads",
];

/** What the client components of a purchase say. */
export const BUYER_MESSAGES = [...COMMON, "orders.cancel"];

/** What those of a sale, and of an admin's view, say. */
export const SELLER_MESSAGES = [...COMMON, "orders.ship", "orders.giveBack"];
