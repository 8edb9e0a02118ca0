// Private text columns and the users who may read their rows: `r` is the row, owners are ids of users. A text column
// that is neither here nor in public-columns.mjs fails the canary test.
import { PRIVATE_IMPORTS } from "./private-imports.mjs";
import { PRIVATE_MONEY } from "./private-money.mjs";
import { PRIVATE_SIGN_IN } from "./private-sign-in.mjs";

/** @param {string} column */
const ownerIn = (column) => `ARRAY[r.${column}]`;
const NONE = "'{}'::int[]";

/** @param {string} product */
const sellerOf = (product) => `(SELECT ARRAY[p.seller_id] FROM products p WHERE p.id = ${product})`;

/**
 * @typedef {object} Private
 * @property {string} columns of the table
 * @property {string} owners an SQL expression, an array of users' ids
 * @property {boolean} [isAdmins] admins may read it too
 * @property {string} [where] condition of private rows; without it all are private
 * @property {string} [as] an SQL expression of the column's value with `:token`; without it the bare token
 * @property {string} [added] an SQL statement that inserts a row, where existing ones cannot be changed
 */

/** @type {Record<string, Private[]>} */
export const PRIVATE = {
  ...PRIVATE_IMPORTS,
  ...PRIVATE_MONEY,
  ...PRIVATE_SIGN_IN,
  account_tokens: [{ columns: "token_hash", owners: NONE }],
  sensitive_changes: [
    { columns: "token_hash", owners: NONE },
    { columns: "before", owners: NONE, as: "jsonb_build_object('secret', :token)" },
  ],
  addresses: [
    {
      columns: "name line1 line2 landmark city region postcode country phone",
      owners: ownerIn("user_id"),
    },
  ],
  audit_entries: [
    {
      columns: "before",
      owners: NONE,
      isAdmins: true,
      // Rows of the log cannot be changed.
      added: `INSERT INTO audit_entries AS r (action, subject_type, subject_id, before)
        VALUES ('user.disabled', 'user', 1, jsonb_build_object('reason', :token))`,
    },
  ],
  bulk_updates: [{ columns: "name", owners: ownerIn("seller_id") }],
  businesses: [
    { columns: "note", owners: ownerIn("owner_id"), isAdmins: true },
    {
      columns: "name description address phone email",
      owners: ownerIn("owner_id"),
      isAdmins: true,
      where: "NOT r.is_active",
    },
  ],
  certificates: [
    { columns: "note document_url", owners: sellerOf("r.product_id"), isAdmins: true },
    {
      columns: "body number",
      owners: sellerOf("r.product_id"),
      isAdmins: true,
      where: "r.status <> 'approved' OR r.valid_until < now()",
    },
  ],
  comparison_lists: [
    { columns: "name description", owners: ownerIn("user_id"), where: "NOT r.is_public" },
  ],
  content_reports: [{ columns: "reason", owners: ownerIn("reporter_id"), isAdmins: true }],
  customer_stories: [
    { columns: "note", owners: ownerIn("author_id"), isAdmins: true },
    {
      columns: "title content",
      owners: ownerIn("author_id"),
      isAdmins: true,
      where: "r.status <> 'approved' OR r.hidden_at IS NOT NULL",
    },
  ],
  job_failures: [{ columns: "last_error", owners: NONE, isAdmins: true }],
  job_states: [{ columns: "last_error", owners: NONE, isAdmins: true }],
  listing_requests: [
    { columns: "note", owners: ownerIn("user_id"), isAdmins: true },
    { columns: "proof", owners: ownerIn("user_id"), isAdmins: true, where: "r.kind = 'claim'" },
  ],
  message_threads: [{ columns: "subject", owners: "ARRAY[r.buyer_id, r.seller_id]" }],
  messages: [{ columns: "subject message", owners: "ARRAY[r.sender_id, r.receiver_id]" }],
  monthly_reports: [
    {
      columns: "top_cities",
      owners: ownerIn("seller_id"),
      as: "jsonb_build_array(r.top_cities->0 || jsonb_build_object('city', :token, 'state', :token))",
    },
    {
      columns: "top_states",
      owners: ownerIn("seller_id"),
      as: "jsonb_build_array(r.top_states->0 || jsonb_build_object('state', :token))",
    },
    {
      columns: "top_products",
      owners: ownerIn("seller_id"),
      as: "jsonb_build_array(r.top_products->0 || jsonb_build_object('title', :token))",
    },
  ],
  notifications: [
    { columns: "href", owners: ownerIn("user_id"), as: "'/orders?order=' || :token" },
    {
      columns: "values",
      owners: ownerIn("user_id"),
      as: "r.values || jsonb_build_object('seller', :token, 'buyer', :token)",
    },
    { columns: "dedupe_key", owners: NONE },
  ],
  outbox: [
    {
      columns: "payload",
      owners: NONE,
      isAdmins: true,
      as: "r.payload || jsonb_build_object('subject', :token)",
      where: "r.kind = 'mail'",
    },
    { columns: "last_error", owners: NONE, isAdmins: true },
  ],
  passkeys: [
    {
      columns: "name",
      owners: ownerIn("user_id"),
      // The seed has none.
      added: `INSERT INTO passkeys AS r (user_id, credential_id, public_key, user_handle, name)
        SELECT id, 'canary', 'canary', 'canary', :token FROM users WHERE email = 'buyer@demo.com'`,
    },
  ],
  product_revisions: [
    { columns: "note", owners: sellerOf("r.product_id"), isAdmins: true },
    {
      columns: "content",
      owners: sellerOf("r.product_id"),
      isAdmins: true,
      as: "r.content || jsonb_build_object('title', :token, 'description', :token || ' in ten letters')",
    },
  ],
  products: [
    { columns: "moderation_note", owners: ownerIn("seller_id"), isAdmins: true },
    {
      columns: "title description origin_story cultural_significance artisan_bio making_process",
      owners: ownerIn("seller_id"),
      isAdmins: true,
      where: "r.moderation_status <> 'approved'",
    },
  ],
  promotions: [{ columns: "name code description", owners: ownerIn("seller_id") }],
  rate_limits: [{ columns: "key", owners: NONE }],
  recovery_codes: [
    {
      columns: "code_hash",
      owners: NONE,
      added: `INSERT INTO recovery_codes AS r (user_id, code_hash)
        SELECT id, :token FROM users WHERE email = 'buyer@demo.com'`,
    },
  ],
  reviews: [
    {
      columns: "title comment",
      owners: ownerIn("author_id"),
      isAdmins: true,
      where: "r.hidden_at IS NOT NULL",
    },
  ],
  search_misses: [{ columns: "query", owners: NONE, isAdmins: true }],
  seller_applications: [
    {
      columns: "business_name description email phone location experience note",
      owners: NONE,
      isAdmins: true,
    },
  ],
  sessions: [{ columns: "address user_agent", owners: ownerIn("user_id") }],
  smart_wishes: [{ columns: "notes", owners: ownerIn("user_id") }],
  storefronts: [
    {
      columns: "store_name description tagline location",
      owners: ownerIn("seller_id"),
      where: "NOT r.is_published",
    },
  ],
  subscribers: [
    { columns: "email", owners: NONE, isAdmins: true, as: "lower(:token) || '@example.com'" },
    { columns: "token_hash", owners: NONE },
  ],
  suppliers: [
    {
      columns: "name country contact_email contact_phone address payment_terms notes",
      owners: ownerIn("seller_id"),
    },
  ],
  support_tickets: [
    { columns: "name email subject category message", owners: ownerIn("user_id"), isAdmins: true },
  ],
  ticket_answers: [
    {
      columns: "text",
      owners: "(SELECT ARRAY[t.user_id] FROM support_tickets t WHERE t.id = r.ticket_id)",
      isAdmins: true,
    },
  ],
  users: [
    { columns: "stripe_customer_id", owners: NONE },
    {
      columns: "address disabled_reason payouts_held_message",
      owners: ownerIn("id"),
      isAdmins: true,
    },
    { columns: "payouts_held_reason", owners: NONE, isAdmins: true },
    // A seller's page shows their name and place (contract.md).
    {
      columns: "city country bio",
      owners: ownerIn("id"),
      isAdmins: true,
      where: "r.role <> 'seller'",
    },
    {
      columns: "first_name last_name",
      owners: `(SELECT array_agg(DISTINCT e.organizer_id) FROM ticket_purchases t JOIN events e ON e.id = t.event_id
        WHERE t.buyer_id = r.id) || r.id`,
      isAdmins: true,
      where: "r.role <> 'seller'",
    },
    {
      columns: "email",
      // A buyer's sellers see the email address (contract.md, "Orders").
      owners: `(SELECT array_agg(DISTINCT p.seller_id) FROM orders o JOIN order_parts p ON p.order_id = o.id
        WHERE o.buyer_id = r.id) || r.id`,
      isAdmins: true,
      as: "lower(:token) || '@example.com'",
    },
    { columns: "phone", owners: ownerIn("id"), isAdmins: true, where: "NOT r.shows_phone" },
    {
      columns: "password_hash",
      owners: NONE,
      as: "'$argon2id$v=19$m=19456,t=2,p=1$' || :token",
    },
  ],
  wholesale_applications: [
    {
      columns: `business_name business_address tax_id estimated_order_volume business_website business_phone
        contact_person_name contact_person_email application_notes note`,
      owners: ownerIn("user_id"),
      isAdmins: true,
    },
  ],
};
