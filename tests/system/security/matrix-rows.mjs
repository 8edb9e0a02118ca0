// Rows that a body, a query or a file name identifies: for all but their owners they are not found.
import { call as ask } from "../http.mjs";
import { form } from "./form.mjs";

const json = (method, path, input) => ({
  method,
  path,
  body: JSON.stringify(input),
  headers: { "content-type": "application/json" },
});

const get = (path) => ({ method: "GET", path });

/** Uploads an image as a principal. @returns {Promise<string>} its URL */
async function upload({ url }, { cookie }, field) {
  const { type, body } = form(field);
  const headers = { cookie, "content-type": type };
  const { text } = await ask(url, { path: `/api/upload/${field}`, body, headers });
  return JSON.parse(text)[`${field}Url`];
}

/** Finds an order with this seller only, and a rejected product. */
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

/** Returns requests with the expected status for each principal. */
async function readTrials(run) {
  const { seller, otherSeller, buyer } = run.principals;
  const { order, rejected } = await find(run);
  const imageUrl = await upload(run, buyer, "image");
  const documentUrl = await upload(run, seller, "document");
  const ofOther = otherSeller.rows.products[0];
  const nobody = { visitor: 401, ended: 401, buyer: 404, otherBuyer: 404, otherSeller: 404 };
  const everybodyElse = { visitor: 404, ended: 404, buyer: 404, seller: 404, otherSeller: 404 };
  return [
    [get(new URL(documentUrl).pathname), { ...nobody, seller: 200, admin: 200 }],
    [get(`/api/orders/${order}/documents/packing-slip`), { ...nobody, seller: 200, admin: 200 }],
    [get(`/api/products/${rejected}`), { ...everybodyElse, admin: 200 }],
    [get(`/api/products/${rejected}/reviews`), everybodyElse],
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

/** @param {{ principals: object, cells: object, url: string, db: object }} run */
export async function tryRows(run) {
  const { principals, cells, url } = run;
  for (const [request, outcomes] of await readTrials(run)) {
    for (const [who, expected] of Object.entries(outcomes)) {
      const headers = { ...request.headers, cookie: principals[who].cookie };
      const { status, text, ms } = await ask(url, { ...request, headers });
      const what = `${request.method} ${request.path}`;
      const wrong = `${status} in place of ${expected}: ${text.slice(0, 80)}`;
      cells.add({ what, who, ms, status, faults: status === expected ? [] : [wrong] });
    }
  }
}
