// /shop with filters, sort order or search: a limited set of lists is cached as pages, all others are rendered per
// request.
import { compare } from "./compare.mjs";
import { asQuery, CACHED_LISTS, FILTERS, SEARCHES } from "./queries.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 */

const P95_MS = 80;

/** Limit: three times the rate of Vendure's product list on the reference machine. */
const VENDURE = 303;

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function lists(context) {
  const url = context.shop.url;
  const renderedPaths = [
    ...Object.values(FILTERS).flat(),
    ...Object.values(SEARCHES).flat().map(asQuery("search")),
  ].map((query) => `/shop?${query}`);
  const cachedPaths = CACHED_LISTS.map((query) => `/shop?${query}`);
  const { figures, pace } = await compare(context, {
    "rendered, one at a time": { url, paths: renderedPaths, connections: 1 },
    "category, season and sort": { url, paths: cachedPaths },
  });
  const renderedFigures = figures["rendered, one at a time"];
  const cachedFigures = figures["category, season and sort"];
  return [
    judgeTime({
      what: "/shop rendered: server time, p95",
      ms: renderedFigures.p95,
      pace,
      below: P95_MS,
      detail: figuresOf(renderedFigures),
    }),
    judge({
      what: "/shop by category, season, sort / Vendure x 3",
      figure: (cachedFigures.rate * pace) / VENDURE,
      atLeast: 1,
      detail: figuresOf(cachedFigures),
    }),
    ...Object.entries(figures).map(([name, listFigures]) => refuseBad(name, listFigures)),
  ];
}
