// API calls of the catalogue, compared with a minimal call with one query.
import { compare } from "./compare.mjs";
import { visit } from "./load.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

const SHARE = 0.8;

/** @returns {Promise<object[]>} rows */
export async function calls(context) {
  const { shop, products } = context;
  const each = (path) => products.slice(0, 5_000).map((id) => `${path}/${id}`);
  const mine = {
    "GET /api/products?limit=24": { url: shop.url, paths: ["/api/products?limit=24"] },
    "GET /api/products/{id}": { url: shop.url, paths: each("/api/products") },
  };
  for (const target of Object.values(mine)) await visit({ ...target, times: 1 });
  const { figures, call } = await compare(context, mine);
  return [
    judge({
      what: "minimal call with one query",
      figure: call.rate,
      unit: "/s",
      atLeast: 0,
      detail: figuresOf(call),
    }),
    ...Object.keys(mine).flatMap((name) => [
      judge({
        what: `${name} / minimal call`,
        figure: figures[name].rate / call.rate,
        atLeast: SHARE,
        detail: figuresOf(figures[name]),
      }),
      refuseBad(name, figures[name]),
    ]),
  ];
}
