// /shop with filters, sort or search: lists that have an end are kept as pages, the others are made anew.
import { compare } from "./compare.mjs";
import { asQuery, CACHED_LISTS, FILTERS, SEARCHES } from "./queries.mjs";
import { figuresOf, judge, judgeTime, refuseBad } from "./table.mjs";

const P95_MS = 80;

/** Three times what Vendure answered of its list on such a machine. */
const VENDURE = 303;

/** @returns {Promise<object[]>} rows */
export async function lists(house) {
  const url = house.shop.url;
  const anew = [
    ...Object.values(FILTERS).flat(),
    ...Object.values(SEARCHES).flat().map(asQuery("search")),
  ].map((query) => `/shop?${query}`);
  const kept = CACHED_LISTS.map((query) => `/shop?${query}`);
  const { figures, pace } = await compare(house, {
    "made anew, one at a time": { url, paths: anew, connections: 1 },
    "category, season and sort": { url, paths: kept },
  });
  const time = figures["made anew, one at a time"];
  const speed = figures["category, season and sort"];
  return [
    judgeTime({
      what: "/shop made anew: server time, p95",
      ms: time.p95,
      pace,
      below: P95_MS,
      detail: figuresOf(time),
    }),
    judge({
      what: "/shop by category, season, sort / Vendure x 3",
      figure: (speed.rate * pace) / VENDURE,
      atLeast: 1,
      detail: figuresOf(speed),
    }),
    ...Object.entries(figures).map(([name, one]) => refuseBad(name, one)),
  ];
}
