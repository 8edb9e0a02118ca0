// Public pages from the cache, compared with a minimal cached page of Next.
import { compare } from "./compare.mjs";
import { visit } from "./load.mjs";
import { requireValue } from "./require-value.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Target } from "./compare.mjs"
 * @import { Row } from "./table.mjs"
 */

const SHARE = 0.95;
const P99_MS = 60;

/** The first visit renders a page, the second caches the response. */
const VISITS = 2;

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function pages(context) {
  const { shop, small, bare, products } = context;
  const productPaths = products.slice(0, 5_000).map((id) => `/product/${id}`);
  /** @type {Record<string, string[]>} */
  const pathsByPage = {
    home: ["/"],
    shop: ["/shop"],
    "one product": productPaths.slice(0, 1),
    [`${productPaths.length} products in turn`]: productPaths,
    blog: ["/blog"],
    "a static page": ["/faq"],
  };
  for (const paths of Object.values(pathsByPage))
    await visit({ url: shop.url, paths, times: VISITS });
  const targets = Object.fromEntries(
    Object.entries(pathsByPage).map(([name, paths]) => [name, { url: shop.url, paths }]),
  );
  const baselines = {
    "bare Node, the same bytes": { url: bare.url, paths: ["/"] },
    "minimal cached Next page": { url: small.url, paths: ["/"] },
  };
  /** @type {Record<string, Target>} */
  const allTargets = {
    ...baselines,
    ...targets,
  };
  const { figures, pace } = await compare(context, allTargets);
  /** @param {string} name */
  const figuresByName = (name) => requireValue(figures[name], `figures of ${name}`);
  const baseline = figuresByName("minimal cached Next page");
  return [
    ...Object.keys(baselines).map((name) => {
      const baselineFigures = figuresByName(name);
      return judge({
        what: name,
        figure: baselineFigures.rate,
        unit: "/s",
        atLeast: 0,
        detail: figuresOf(baselineFigures),
      });
    }),
    ...Object.keys(targets).flatMap((name) => {
      const pageFigures = figuresByName(name);
      return [
        judge({
          what: `${name} / minimal cached page`,
          figure: pageFigures.rate / baseline.rate,
          atLeast: SHARE,
          detail: figuresOf(pageFigures),
        }),
        judgeTime({ what: `${name}: p99`, ms: pageFigures.p99, pace, below: P99_MS, detail: "" }),
        refuseBad(name, pageFigures),
      ];
    }),
  ];
}
