// Private texts of the demo shop, which show that a page leaked data to the wrong user.

/** Minimum length: shorter texts also occur in public places. */
const MIN_LENGTH = 8;

/** Demo accounts whose email address the sign-in page shows. */
const OFFERED = ["buyer@demo.com", "seller@demo.com"];

/** @typedef {{ text: string, owner: number | null }} Secret `owner`: the only account besides admins that may read it */

const PRIVATE_TEXTS = `
  SELECT email AS text, NULL::int AS owner FROM users
  UNION SELECT line1, user_id FROM addresses
  UNION SELECT landmark, user_id FROM addresses
  UNION SELECT ship_line1, NULL FROM orders
  UNION SELECT note, NULL FROM orders
  UNION SELECT message, NULL FROM messages
  UNION SELECT notes, user_id FROM smart_wishes
  UNION SELECT name, user_id FROM comparison_lists WHERE NOT is_public
  UNION SELECT name, seller_id FROM suppliers
  UNION SELECT contact_email, seller_id FROM suppliers
  UNION SELECT name, seller_id FROM bulk_updates
  UNION SELECT code, NULL FROM ticket_purchases
  UNION SELECT message, NULL FROM support_tickets
  UNION SELECT contact_person_email, user_id FROM wholesale_applications
  UNION SELECT business_phone, user_id FROM wholesale_applications
  UNION SELECT email, NULL FROM seller_applications
  UNION SELECT content, author_id FROM customer_stories WHERE status <> 'approved'
  UNION SELECT reason, NULL FROM return_requests
  UNION SELECT title, NULL FROM blog_posts WHERE NOT is_published
  UNION SELECT destination, seller_id FROM payouts
  UNION SELECT title, seller_id FROM products WHERE moderation_status <> 'approved'
    AND title NOT IN (SELECT title FROM products WHERE moderation_status = 'approved')`;

/**
 * Returns the start of a text that HTML and JavaScript leave unescaped.
 * @param {string} text
 */
const plainStartOf = (text) => text.slice(0, 60).replace(/["'&<>\\\n].*$/s, "");

/**
 * @param {import("pg").Pool} db of the seeded shop
 * @returns {Promise<Secret[]>} `owner` null: several signed-in users may read it
 */
export async function readSecrets(db) {
  // A text with several owners may be read by any of them.
  const { rows } = await db.query(
    `SELECT text, CASE WHEN count(*) = 1 THEN min(owner) END AS owner FROM (${PRIVATE_TEXTS}) t GROUP BY text`,
  );
  const open = await db.query("SELECT string_agg(bio, ' ') AS bios FROM users");
  return rows
    .filter(({ text }) => text && !OFFERED.includes(text))
    .map(({ text, owner }) => ({ text: plainStartOf(text.trim()), owner }))
    .filter(({ text }) => text.length >= MIN_LENGTH && !open.rows[0].bios.includes(text));
}
