// Private columns of orders and payments, in the form of private-columns.mjs.

const NONE = "'{}'::int[]";

/** @import { Private } from "./private-columns.mjs" */

/**
 * Returns SQL for the buyer and all sellers of an order.
 * @param {string} order
 */
const partiesOf = (order) => `(SELECT array_agg(p.seller_id) || o.buyer_id FROM orders o
  JOIN order_parts p ON p.order_id = o.id WHERE o.id = ${order} GROUP BY o.buyer_id)`;

/**
 * Returns SQL for the buyer and the seller of a seller order.
 * @param {string} sellerOrder
 */
const partyOf = (sellerOrder) => `(SELECT ARRAY[p.seller_id, o.buyer_id] FROM order_parts p
  JOIN orders o ON o.id = p.order_id WHERE p.id = ${sellerOrder})`;

/** @param {string} purchase */
const guestsOf = (purchase) => `(SELECT ARRAY[t.buyer_id, e.organizer_id] FROM ticket_purchases t
  JOIN events e ON e.id = t.event_id WHERE t.id = ${purchase})`;

/** @type {Record<string, Private[]>} */
export const PRIVATE_MONEY = {
  disputes: [{ columns: "provider_id reason", owners: partiesOf("r.order_id"), isAdmins: true }],
  order_lines: [{ columns: "title", owners: partyOf("r.part_id"), isAdmins: true }],
  orders: [
    {
      columns: `ship_name ship_line1 ship_line2 ship_city ship_region ship_postcode ship_country ship_phone
        ship_landmark note gift_message`,
      owners: partiesOf("r.id"),
      isAdmins: true,
    },
    { columns: "cart_hash", owners: NONE },
  ],
  parcels: [{ columns: "tracking", owners: partyOf("r.part_id"), isAdmins: true }],
  payment_intents: [
    {
      columns: "client_secret",
      owners: `(SELECT ARRAY[o.buyer_id] FROM orders o WHERE o.id = COALESCE(r.order_id, 0))`,
    },
  ],
  payout_accounts: [
    { columns: "holder_name", owners: "ARRAY[r.seller_id]" },
    {
      columns: "bank_name provider_account_id",
      owners: "ARRAY[r.seller_id]",
      where: "r.kind = 'bank'",
    },
    { columns: "phone_number", owners: "ARRAY[r.seller_id]", where: "r.kind = 'mobile'" },
  ],
  payouts: [
    { columns: "transfer_id reversal_id", owners: NONE, isAdmins: true },
    { columns: "destination failure_reason", owners: "ARRAY[r.seller_id]", isAdmins: true },
    { columns: "account_id provider_payout_id", owners: "ARRAY[r.seller_id]", isAdmins: true },
  ],
  refunds: [
    { columns: "reason", owners: partiesOf("r.order_id"), isAdmins: true },
    { columns: "key provider_refund_id failure_reason", owners: NONE, isAdmins: true },
  ],
  return_requests: [
    { columns: "reason authorization answer", owners: partyOf("r.part_id"), isAdmins: true },
  ],
  sandbox_events: [
    { columns: "payload", owners: NONE, as: "jsonb_build_object('secret', :token)" },
  ],
  sandbox_intents: [{ columns: "client_secret idempotency_key", owners: NONE }],
  sandbox_payouts: [{ columns: "idempotency_key", owners: NONE }],
  sandbox_refunds: [{ columns: "idempotency_key", owners: NONE }],
  sandbox_transfers: [{ columns: "idempotency_key", owners: NONE }],
  subscription_charges: [{ columns: "key", owners: NONE }],
  subscriptions: [{ columns: "provider_ref", owners: NONE }],
  ticket_purchases: [{ columns: "code", owners: guestsOf("r.id"), isAdmins: true }],
  ticket_seats: [{ columns: "code", owners: guestsOf("r.purchase_id"), isAdmins: true }],
};
