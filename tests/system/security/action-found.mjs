// Rows of the demo shop that the tests of actions need besides the principals' own.
import { listPrincipals } from "./access-cells.mjs";

/** $1 is the buyer, $2 the seller. */
const FOUND = `SELECT
  (SELECT row_to_json(f) FROM (
    SELECT o.id, p.seller_id AS "sellerId", l.id AS "lineId" FROM orders o JOIN order_parts p ON p.order_id = o.id
      JOIN order_lines l ON l.part_id = p.id
    WHERE o.buyer_id = $1 AND p.status = 'delivered' ORDER BY o.id DESC LIMIT 1) f) AS "order",
  (SELECT order_id FROM order_parts WHERE seller_id = $2 AND status = 'paid' ORDER BY id DESC LIMIT 1) AS "paidOrder",
  (SELECT c.id FROM parcels c JOIN order_parts p ON p.id = c.part_id WHERE p.seller_id = $2
    ORDER BY c.id DESC LIMIT 1) AS parcel,
  (SELECT p.seller_id FROM return_requests r JOIN order_parts p ON p.id = r.part_id WHERE r.buyer_id = $1
    ORDER BY r.id LIMIT 1) AS "returnOf",
  (SELECT seller_id FROM message_threads WHERE buyer_id = $1 ORDER BY id LIMIT 1) AS "threadOf",
  (SELECT code FROM ticket_purchases WHERE buyer_id = $1 ORDER BY id LIMIT 1) AS "ticketCode",
  (SELECT r.id FROM reviews r JOIN products p ON p.id = r.product_id WHERE p.seller_id = $2
    ORDER BY r.id LIMIT 1) AS review,
  (SELECT row_to_json(f) FROM (
    SELECT id, category FROM businesses WHERE owner_id = $2 ORDER BY id LIMIT 1) f) AS listing,
  (SELECT id FROM businesses WHERE owner_id IS NULL AND is_active ORDER BY id LIMIT 1) AS ownerless,
  (SELECT id FROM certificates WHERE status = 'pending' ORDER BY id LIMIT 1) AS certificate,
  (SELECT row_to_json(f) FROM (
    SELECT id, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
    FROM blog_posts WHERE NOT is_published ORDER BY id LIMIT 1) f) AS article,
  (SELECT id FROM blog_categories ORDER BY id LIMIT 1) AS category,
  (SELECT id FROM outbox WHERE kind = 'mail' ORDER BY id LIMIT 1) AS email,
  (SELECT id FROM users WHERE role = 'buyer' ORDER BY id DESC LIMIT 1) AS "user"`;

const LISTING = {
  name: "System Test Listing",
  description: "Changed in a trial of roles.",
  address: "1 Main Street",
  phone: "+1 612 555 0100",
};

const TICKETED_EVENT = 2;

/**
 * @import { Principals } from "./actors.mjs"
 * @import { Shop } from "./types.d.ts"
 *
 * @typedef {object} SeededRows ids, unless they are objects; of the buyer and the seller among the principals
 * @property {{ id: number, sellerId: number, lineId: number }} order delivered, of the buyer
 * @property {number} paidOrder with a paid seller order of the seller
 * @property {number} parcel
 * @property {string} ticketCode of a purchase
 * @property {number} review
 * @property {{ id: number, category: string }} listing
 * @property {number} ownerless listing
 * @property {number} certificate
 * @property {{ id: number, updatedAt: string }} article
 * @property {number} category of articles
 * @property {number} email in the outbox
 * @property {number} user
 *
 * @typedef {SeededRows & { orderSeller: string, returnSeller: string, threadSeller: string, listing: typeof LISTING,
 *   checkIn: { eventId: number, code: string, at: string } }} ShopRows `…Seller`: name of the principal who sells
 */

/**
 * @param {{ db: Shop["db"], principals: Principals }} run
 * @returns {Promise<ShopRows>}
 */
export async function findRows({ db, principals }) {
  const { buyer, seller } = principals;
  const { rows } = await db.query(FOUND, [buyer.id, seller.id]);
  /** @type {SeededRows & { returnOf: number, threadOf: number }} */
  const { returnOf, threadOf, ...seededRows } = rows[0];
  const { order, listing, ticketCode } = seededRows;
  const accounts = listPrincipals(principals).filter(({ name }) => name !== "ended");
  /** @param {number} id */
  const nameOf = (id) => accounts.find((account) => account.id === id)?.name ?? "no principal";
  return {
    ...seededRows,
    orderSeller: nameOf(order.sellerId),
    returnSeller: nameOf(returnOf),
    threadSeller: nameOf(threadOf),
    listing: { ...listing, ...LISTING },
    checkIn: { eventId: TICKETED_EVENT, code: ticketCode, at: new Date().toISOString() },
  };
}
