// Public pages from the cache, compared with a minimal cached page of Next.
import { compare } from "./compare.mjs";
import { visit } from "./load.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

const SHARE = 0.95;
const P99_MS = 60;

/** The first visit renders a page, the second caches the response. */
const VISITS = 2;

/** @returns {Promise<object[]>} rows */
export async function pages(context) {
  const { shop, small, bare, products } = context;
  const rotating = products.slice(0, 5_000).map((id) => `/product/${id}`);
  const mine = {
    home: ["/"],
    shop: ["/shop"],
    "one product": rotating.slice(0, 1),
    [`${rotating.length} products in turn`]: rotating,
    blog: ["/blog"],
    "a static page": ["/faq"],
  };
  for (const paths of Object.values(mine)) await visit({ url: shop.url, paths, times: VISITS });
  const targets = Object.entries(mine).map(([name, paths]) => [name, { url: shop.url, paths }]);
  const baselines = {
    "bare Node, the same bytes": { url: bare.url, paths: ["/"] },
    "minimal cached Next page": { url: small.url, paths: ["/"] },
  };
  const { figures, pace } = await compare(context, {
    ...baselines,
    ...Object.fromEntries(targets),
  });
  const baseline = figures["minimal cached Next page"];
  return [
    ...Object.keys(baselines).map((name) =>
      judge({
        what: name,
        figure: figures[name].rate,
        unit: "/s",
        atLeast: 0,
        detail: figuresOf(figures[name]),
      }),
    ),
    ...targets.flatMap(([name]) => [
      judge({
        what: `${name} / minimal cached page`,
        figure: figures[name].rate / baseline.rate,
        atLeast: SHARE,
        detail: figuresOf(figures[name]),
      }),
      judgeTime({ what: `${name}: p99`, ms: figures[name].p99, pace, below: P99_MS, detail: "" }),
      refuseBad(name, figures[name]),
    ]),
  ];
}
