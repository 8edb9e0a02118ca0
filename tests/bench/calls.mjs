// API calls of the catalogue, compared with a minimal call with one query.
import { compare } from "./compare.mjs";
import { visit } from "./load.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 */

const SHARE = 0.8;

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function calls(context) {
  const { shop, products } = context;
  /** @param {string} path */
  const pathsOf = (path) => products.slice(0, 5_000).map((id) => `${path}/${id}`);
  const targets = {
    "GET /api/products?limit=24": { url: shop.url, paths: ["/api/products?limit=24"] },
    "GET /api/products/{id}": { url: shop.url, paths: pathsOf("/api/products") },
  };
  for (const target of Object.values(targets)) await visit({ ...target, times: 1 });
  const { figures, call } = await compare(context, targets);
  return [
    judge({
      what: "minimal call with one query",
      figure: call.rate,
      unit: "/s",
      atLeast: 0,
      detail: figuresOf(call),
    }),
    ...Object.entries(figures).flatMap(([name, callFigures]) => [
      judge({
        what: `${name} / minimal call`,
        figure: callFigures.rate / call.rate,
        atLeast: SHARE,
        detail: figuresOf(callFigures),
      }),
      refuseBad(name, callFigures),
    ]),
  ];
}
