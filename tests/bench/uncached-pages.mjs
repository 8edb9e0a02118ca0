// Static pages without the response cache, compared with a minimal cached page of Next: the server of PAGE_CACHE=off.
import { compare } from "./compare.mjs";
import { openShop } from "./environment.mjs";
import { visit } from "./load.mjs";
import { requireValue } from "./require-value.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Target } from "./compare.mjs"
 * @import { Row } from "./table.mjs"
 */

/** Minimum rate relative to the minimal page, which is far smaller. */
const SHARE = 0.25;

/** The first visit renders a page, the second reads it from Next's cache. */
const VISITS = 2;

const BASELINE = "minimal cached Next page";

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function uncachedPages(context) {
  const { small, products } = context;
  const { shop, close } = await openShop(context, "uncached", { PAGE_CACHE: "off" });
  /** @type {Record<string, string>} */
  const pathByPage = {
    home: "/",
    "one product": `/product/${requireValue(products[0], "product")}`,
    "a static page": "/faq",
  };
  await visit({ url: shop.url, paths: Object.values(pathByPage), times: VISITS });
  /** @type {Record<string, Target>} */
  const targets = Object.fromEntries(
    Object.entries(pathByPage).map(([name, path]) => [name, { url: shop.url, paths: [path] }]),
  );
  targets[BASELINE] = { url: small.url, paths: ["/"] };
  const { figures } = await compare(context, targets);
  await close();
  const baseline = requireValue(figures[BASELINE], BASELINE);
  return Object.keys(pathByPage).flatMap((name) => {
    const pageFigures = requireValue(figures[name], `figures of ${name}`);
    return [
      judge({
        what: `${name} / minimal cached page`,
        figure: pageFigures.rate / baseline.rate,
        atLeast: SHARE,
        detail: `${figuresOf(pageFigures)}; ${Math.round(baseline.rate)}/s`,
      }),
      refuseBad(name, pageFigures),
    ];
  });
}
