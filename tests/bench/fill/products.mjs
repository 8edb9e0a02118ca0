// Bulk-loads products by COPY and builds the indexes afterwards.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { from as copyFrom } from "pg-copy-streams";

import { createProductRow, REVIEWS } from "./catalogue.mjs";
import { addVariants } from "./variants.mjs";

/**
 * @import { Client, QueryResult } from "pg"
 *
 * @typedef {{ from: number, to: number }} Span products from id `from` + 1 to `to`
 */

/** First id of rows that other parts create, so that the market can grow below it. */
export const BEYOND = 10_000_000;

const LINES = 500;
/** Number of products from which building an index is faster than updating it. */
const MANY = 20_000;

/**
 * @param {Span} span
 * @param {number[]} sellers
 */
function* copyLines({ from, to }, sellers) {
  for (let id = from + 1; id <= to; ) {
    const lines = [];
    for (; lines.length < LINES && id <= to; id++) {
      lines.push(Object.values(createProductRow(id, sellers)).join("\t"));
    }
    yield `${lines.join("\n")}\n`;
  }
}

/**
 * Drops the secondary indexes of a table.
 * @param {Client} client
 * @param {string} table
 * @returns {Promise<() => Promise<void>>} a function that creates them again
 */
async function dropIndexes(client, table) {
  /** @type {QueryResult<{ name: string, definition: string }>} */
  const { rows } = await client.query(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1::regclass AND NOT indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/**
 * Adds the words of the new products in one statement, instead of a trigger for every row.
 * @param {Client} client
 * @param {number} from
 */
async function addWords(client, from) {
  await client.query(
    `INSERT INTO search.words
     SELECT DISTINCT word FROM products, search.words_of(search_text) AS word WHERE id > $1
     ON CONFLICT DO NOTHING`,
    [from],
  );
}

/**
 * Advances a sequence beyond all ids that the market may use.
 * @param {Client} client
 * @param {string} sequence
 */
export async function reserveIds(client, sequence) {
  await client.query(
    `SELECT setval('${sequence}', greatest(last_value, ${BEYOND})) FROM ${sequence}`,
  );
}

/**
 * @param {Client} client
 * @param {Span} span
 * @param {number[]} sellers
 */
async function copy(client, span, sellers) {
  const columns = Object.keys(createProductRow(1, sellers));
  await client.query("ALTER TABLE products DISABLE TRIGGER products_keep_words");
  const sink = client.query(copyFrom(`COPY products (${columns}) FROM STDIN`));
  await pipeline(Readable.from(copyLines(span, sellers)), sink);
  await client.query("ALTER TABLE products ENABLE TRIGGER products_keep_words");
  await addWords(client, span.from);
  await reserveIds(client, "products_id_seq");
}

const CERTIFIED = { halal: 15, ethical: 10, fair_trade: 3 };

/**
 * @param {Client} client
 * @param {Span} span
 */
async function addAround(client, { from, to }) {
  await addVariants(client, { from, to });
  for (const [type, percent] of Object.entries(CERTIFIED)) {
    await client.query(
      `INSERT INTO certificates (product_id, type, body, number, valid_until, status, decided_at)
       SELECT id, $1::"CertificateType", 'Body', id::text, current_date + 300, 'approved', now()
       FROM products WHERE id > $3 AND id <= $4 AND hashint4(id + $2) % 100 BETWEEN 0 AND $2 - 1`,
      [type, percent, from, to],
    );
  }
}

/** SQL of all buyers, as a scalar subquery that is evaluated once per statement. */
export const BUYERS = "ARRAY(SELECT id FROM users WHERE role = 'buyer')";

/**
 * Adds reviews. The products already include their ratings.
 * @param {Client} client
 * @param {Span} span
 */
async function addReviews(client, { from, to }) {
  await client.query("ALTER TABLE reviews DISABLE TRIGGER reviews_keep_rating");
  await client.query(
    `INSERT INTO reviews (product_id, author_id, rating, title, comment, created_at)
     SELECT p.id, (${BUYERS})[1 + (p.id + n) % cardinality(${BUYERS})], ${REVIEWS.rating}, 'As it is shown',
       'It came in a week, well packed, and smells of home.', p.created_at + make_interval(days => n)
     FROM products p, generate_series(1, ${REVIEWS.each}) n
     WHERE p.id > $1 AND p.id <= $2 AND p.id % ${REVIEWS.every} = 0`,
    [from, to],
  );
  await client.query("ALTER TABLE reviews ENABLE TRIGGER reviews_keep_rating");
}

/**
 * Adds the products from id `from` + 1 to `to`, with variants, stock, certificates and reviews.
 * @param {Client} client
 * @param {Span} span
 * @param {number[]} sellers
 */
export async function addProducts(client, span, sellers) {
  const isMany = span.to - span.from >= MANY;
  const restore = isMany ? await dropIndexes(client, "products") : async () => {};
  await copy(client, span, sellers);
  await restore();
  await addAround(client, span);
  await addReviews(client, span);
}
