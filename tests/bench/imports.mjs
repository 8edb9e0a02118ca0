// An import of the largest file in the background, while shoppers browse.
import { setTimeout as sleep } from "node:timers/promises";

import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { act, readActions } from "../system/http.mjs";
import { createAccounts } from "../system/people.mjs";
import { runJobs } from "../system/shop.mjs";
import { load, medianOf } from "./load.mjs";
import { CACHED_LISTS, FILTERS } from "./queries.mjs";
import { requireValue } from "./require-value.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

/**
 * @import { QueryResult } from "pg"
 * @import { BenchContext } from "./bench.mjs"
 * @import { SignedInUser } from "./environment.mjs"
 * @import { Row } from "./table.mjs"
 */

const ROWS = 5_000;
const CONNECTIONS = 8;
const PAUSE_MS = 1_000;
const GIVE_UP_MS = 20 * 60_000;
/** Maximum factor of response times during an import. */
const SLOWER = 3;

const CSV = [
  "title,description,price,stock,category,imageUrl,sku",
  ...Array.from(
    { length: ROWS },
    (_, index) =>
      `Imported basket ${index},Woven by hand for the import,${10 + (index % 90)}.50,7,crafts,/illustrations/mesob.svg,IMP-${index}`,
  ),
].join("\n");

/**
 * Creates a seller whose plan includes imports.
 * @param {Pick<BenchContext, "db" | "secret">} context
 */
async function createImporter({ db, secret }) {
  const accounts = await createAccounts(db, { role: "seller", count: 1, secret });
  const seller = requireValue(accounts[0], "created seller");
  await db.query(
    `INSERT INTO subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
     SELECT $1, id, 'active', now(), now() + interval '30 days' FROM plans WHERE slug = 'premium'`,
    [seller.id],
  );
  return seller;
}

/**
 * Runs the jobs until the import of a seller is finished.
 * @param {Pick<BenchContext, "db" | "shop" | "cronSecret">} context
 * @param {SignedInUser} seller
 * @returns {Promise<number>} seconds
 */
async function finish({ db, shop, cronSecret }, seller) {
  const began = performance.now();
  while (performance.now() - began < GIVE_UP_MS) {
    await runJobs({ urls: [shop.url], cronSecret });
    const { rows } = await db.query(
      "SELECT FROM product_imports WHERE seller_id = $1 AND finished_at IS NOT NULL",
      [seller.id],
    );
    if (rows.length > 0) break;
    await sleep(PAUSE_MS);
  }
  return (performance.now() - began) / 1_000;
}

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function imports(context) {
  const { db, shop, products, seconds, rounds } = context;
  const lists = [...Object.values(FILTERS).flat(), ...CACHED_LISTS].map((list) => `/shop?${list}`);
  const paths = lists.flatMap((list, round) => ["/", `/product/${products[round]}`, list]);
  const browse = () => load({ url: shop.url, paths, seconds, connections: CONNECTIONS });
  await browse();
  const alone = [];
  for (let round = 0; round < rounds; round += 1) alone.push(await browse());

  const seller = await createImporter(context);
  const start = readActions(inRoot(context.distDir)).find("startImportAction");
  const file = { csv: CSV, matches: "add", fileName: "products.csv" };
  let isRunning = true;
  const started = act(shop.url, seller, start, file);
  const finished = started.then(() => finish(context, seller)).finally(() => (isRunning = false));
  const during = [];
  do during.push(await browse());
  while (isRunning);
  const { status, text } = await started;
  if (status !== 200) throw new Error(`The import was refused: ${status} ${text}`);
  /** @type {QueryResult<{ count: number }>} */
  const { rows } = await db.query(
    "SELECT count(*)::int AS count FROM products WHERE seller_id = $1",
    [seller.id],
  );
  const [before, after] = [medianOf(alone), medianOf(during)];
  return [
    judge({
      what: "imported products",
      figure: requireValue(rows[0], "count of products").count,
      atLeast: ROWS,
      detail: `in ${Math.round(await finished)} s, during ${during.length} turns of load`,
    }),
    judge({
      what: "pages during an import / before: p95",
      figure: after.p95 / before.p95,
      below: SLOWER,
      detail: `${figuresOf(after)}; before ${figuresOf(before)}`,
    }),
    refuseBad("pages during an import", after),
  ];
}
