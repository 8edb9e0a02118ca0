// Rows that a body, a query or a file name identifies: for all but their owners they are not found.
import { call } from "../http.mjs";
import { listPrincipals } from "./access-cells.mjs";
import { form } from "./form.mjs";

/**
 * @import { Account, Principals } from "./actors.mjs"
 * @import { MatrixRun } from "./matrix.mjs"
 *
 * @typedef {object} RowRequest
 * @property {string} method
 * @property {string} path
 * @property {string} [body]
 * @property {Record<string, string>} [headers]
 *
 * @typedef {Partial<Record<keyof Principals, number>>} Outcomes expected status for each principal
 */

/**
 * @param {string} method
 * @param {string} path
 * @param {object} input
 */
const json = (method, path, input) => ({
  method,
  path,
  body: JSON.stringify(input),
  headers: { "content-type": "application/json" },
});

/** @param {string} path */
const get = (path) => ({ method: "GET", path });

/**
 * Uploads a file as a principal.
 * @param {Pick<MatrixRun, "url">} run
 * @param {Account} account
 * @param {"image" | "document"} field
 * @returns {Promise<string>} its URL
 */
async function upload({ url }, { cookie }, field) {
  const { type, body } = form(field);
  const headers = { cookie, "content-type": type };
  const { text } = await call(url, { path: `/api/upload/${field}`, body, headers });
  return JSON.parse(text)[`${field}Url`];
}

/**
 * Finds an order with this seller only, and a rejected product.
 * @param {Pick<MatrixRun, "db" | "principals">} run
 * @returns {Promise<{ order: number, rejected: number }>} ids
 */
async function find({ db, principals }) {
  const { rows } = await db.query(
    `SELECT (SELECT p.order_id FROM order_parts p JOIN orders o ON o.id = p.order_id
        WHERE p.seller_id = $1 AND o.paid_at IS NOT NULL AND o.buyer_id <> $2
        AND NOT EXISTS (SELECT FROM order_parts x WHERE x.order_id = o.id AND x.seller_id <> $1)
        ORDER BY o.id LIMIT 1) AS "order",
      (SELECT id FROM products WHERE moderation_status = 'rejected' LIMIT 1) AS rejected`,
    [principals.seller.id, principals.buyer.id],
  );
  return rows[0];
}

/**
 * Returns requests with the expected status for each principal.
 * @param {MatrixRun} run
 * @returns {Promise<[RowRequest, Outcomes][]>}
 */
async function readTrials(run) {
  const { seller, otherSeller, buyer } = run.principals;
  const { order, rejected } = await find(run);
  const imageUrl = await upload(run, buyer, "image");
  const documentUrl = await upload(run, seller, "document");
  const ofOther = otherSeller.rows.products[0];
  const refusals = { visitor: 401, ended: 401, buyer: 404, otherBuyer: 404, otherSeller: 404 };
  const missing = { visitor: 404, ended: 404, buyer: 404, seller: 404, otherSeller: 404 };
  return [
    [get(new URL(documentUrl).pathname), { ...refusals, seller: 200, admin: 200 }],
    [get(`/api/orders/${order}/documents/packing-slip`), { ...refusals, seller: 200, admin: 200 }],
    [get(`/api/products/${rejected}`), { ...missing, admin: 200 }],
    [get(`/api/products/${rejected}/reviews`), missing],
    [
      get(`/api/payouts/statement?payout=${seller.rows.payouts[0]}`),
      { otherSeller: 404, seller: 200 },
    ],
    [
      json("DELETE", "/api/upload/image", { imageUrl }),
      { visitor: 401, otherBuyer: 404, seller: 404, admin: 404 },
    ],
    [json("DELETE", "/api/upload/image", { imageUrl }), { buyer: 200 }],
    [
      json("POST", "/api/seller-tools/inventory-alerts", {
        productId: ofOther,
        lowStockThreshold: 5,
      }),
      { seller: 404 },
    ],
    [
      json("POST", "/api/seller-tools/suppliers", {
        name: "Another seller's products",
        country: "Kenya",
        productIds: [ofOther],
      }),
      { seller: 404 },
    ],
  ];
}

/** @param {MatrixRun} run */
export async function tryRows(run) {
  const { principals, cells, url } = run;
  for (const [request, outcomes] of await readTrials(run)) {
    for (const { name: who, cookie } of listPrincipals(principals)) {
      const expected = outcomes[who];
      if (expected === undefined) continue;
      const headers = { ...request.headers, cookie };
      const { status, text, ms } = await call(url, { ...request, headers });
      const what = `${request.method} ${request.path}`;
      const fault = `${status} in place of ${expected}: ${text.slice(0, 80)}`;
      cells.add({ what, who, ms, status, faults: status === expected ? [] : [fault] });
    }
  }
}
