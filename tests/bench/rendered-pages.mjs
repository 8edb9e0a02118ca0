// Lists that are rendered for a request, compared with a minimal page of Next with 24 items, and a search that was
// requested before, compared with a static page.
import { compare } from "./compare.mjs";
import { visit } from "./load.mjs";
import { requireValue } from "./require-value.mjs";
import { openSampleProduct } from "./sample.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Target } from "./compare.mjs"
 * @import { Row } from "./table.mjs"
 */

const SHARE = 0.5;

/** The first visit renders a page, the second caches the response. */
const VISITS = 2;

/** More than are requested until the next change of the catalogue. */
const NEW_SEARCHES = 20_000;

const MINIMAL_PAGE = "minimal page of 24 items";
const STATIC_PAGE = "a static page";

/** Searches that find the same products but were not requested before. */
const newSearches = Array.from(
  { length: NEW_SEARCHES },
  (_, index) => `/shop?search=coffee&maxPrice=${1_000 + index}`,
);

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function renderedPages(context) {
  const { shop, small, buyer } = context;
  const { setPrice } = await openSampleProduct(context);
  let changes = 0;
  const before = async () => {
    changes += 1;
    await setPrice(`${50 + changes}.25`);
  };
  const cookie = buyer.cookie;
  const repeated = ["/shop?search=coffee", "/community", "/faq"];
  await visit({ url: shop.url, paths: repeated, times: VISITS });
  /** @type {Record<string, Target & { of: string }>} */
  const targets = {
    "/shop?search=…, new": { url: shop.url, paths: newSearches, before, of: MINIMAL_PAGE },
    "/community, with a session": {
      url: shop.url,
      paths: ["/community"],
      headers: { cookie },
      of: MINIMAL_PAGE,
    },
    "/shop?search=coffee, repeated": {
      url: shop.url,
      paths: ["/shop?search=coffee"],
      of: STATIC_PAGE,
    },
    "/community, repeated": { url: shop.url, paths: ["/community"], of: STATIC_PAGE },
  };
  /** @type {Record<string, Target>} */
  const allTargets = {
    ...Object.fromEntries(
      Object.entries(targets).map(([name, { of: _, ...target }]) => [name, target]),
    ),
    [MINIMAL_PAGE]: { url: small.url, paths: ["/items"] },
    [STATIC_PAGE]: { url: shop.url, paths: ["/faq"] },
  };
  const { figures } = await compare(context, allTargets);
  return Object.entries(targets).flatMap(([name, { of }]) => {
    const baseline = requireValue(figures[of], of);
    const pageFigures = requireValue(figures[name], name);
    return [
      judge({
        what: `${name} / ${of}`,
        figure: pageFigures.rate / baseline.rate,
        atLeast: SHARE,
        detail: `${figuresOf(pageFigures)}; ${Math.round(baseline.rate)}/s`,
      }),
      refuseBad(name, pageFigures),
    ];
  });
}
