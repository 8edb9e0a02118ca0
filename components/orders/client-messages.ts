const COMMON = [
  "validation",
  "messaging.form",
  "messaging.order",
  "orders.act",
  "returns",
  "uploads",
];

/** Messages of the client components of a purchase. */
export const BUYER_MESSAGES = [...COMMON, "orders.again", "orders.cancel"];

/** Messages of the client components of a sale, and of an admin's view. */
export const SELLER_MESSAGES = [...COMMON, "orders.ship", "orders.giveBack"];
