/** Returns what the people of a paid order did not receive. They are written in the transaction of the payment. */
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
  return Object.keys(received)
    .filter((name) => !received[name])
    .map((name) => `${name} is missing`);
}
