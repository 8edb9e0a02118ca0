/**
 * @import { PaidOrder } from "./buyer.mjs"
 * @import { Person } from "./person.mjs"
 */

/**
 * Returns the messages of a paid order that were not received. They are written in the transaction of the payment.
 * @param {{ buyer: Person, seller: Person }} people
 * @param {PaidOrder} order
 */
export async function findMissing({ buyer, seller }, { id, amount, totalAmount }) {
  const emails = await buyer.readEmails();
  const { items: notifications } = await seller.send("GET", "/api/notifications");
  const sales = await seller.send("GET", "/api/orders");
  const received = {
    "the paid amount in the order": Math.round(totalAmount * 100) === amount,
    "the buyer's email": emails.some(({ subject }) => subject.includes(String(id))),
    "the seller's notification": notifications.length > 0,
    "the seller's order": sales.length > 0,
  };
  return Object.entries(received).flatMap(([name, isReceived]) =>
    isReceived ? [] : [`${name} is missing`],
  );
}
