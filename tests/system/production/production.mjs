// A shop in production from nothing: an empty database, no demo mode, no seed. People register, an admin approves, a
// buyer pays, and no page shows anything that the demo invents.
import os from "node:os";

import { step } from "../../../scripts/lib/command/progress.mjs";
import { temporaryFolder } from "../../../scripts/lib/tests/test-cluster.mjs";
import { createHistory } from "../history.mjs";
import { lineOf } from "../race.mjs";
import { approveProducts, promoteAdmin } from "./admin.mjs";
import { buy, registerBuyer } from "./buyer.mjs";
import { findMissing } from "./messages.mjs";
import { visitPages } from "./pages.mjs";
import { searchEverydayTerms } from "./search.mjs";
import { openStore, submitProducts } from "./seller.mjs";
import { buildShop, startShop } from "./start.mjs";

/**
 * @import { ProcessManager } from "../../../scripts/lib/command/process-manager.mjs"
 * @import { ScenarioResult } from "../security/types.d.ts"
 * @import { Person } from "./person.mjs"
 * @import { SubmittedProduct } from "./seller.mjs"
 * @import { ProductionShop } from "./start.mjs"
 *
 * @typedef {{ count: number, problems: string[] }} CheckResult
 *
 * @typedef {{ admin: Person, seller: Person, products: SubmittedProduct[] }} FilledShop with approved products
 */

/**
 * @param {string} what
 * @returns {(result: CheckResult) => string}
 */
const describeChecked =
  (what) =>
  ({ count, problems }) =>
    `${count} ${what}, ${problems.length} wrong`;

/**
 * @param {ProcessManager} keeper
 * @param {ProductionShop} shop
 * @param {string} logs folder
 * @returns {Promise<FilledShop>}
 */
async function fillShop(keeper, shop, logs) {
  const admin = await step(
    "Admin",
    "registering",
    () => promoteAdmin(keeper, shop, { logs }),
    () => "signed in with a second factor",
  );
  const seller = await step(
    "Seller",
    "registering",
    () => openStore(shop),
    () => "storefront published",
  );
  const products = await step(
    "Products",
    "submitting",
    () => submitProducts(seller),
    ({ length }) => `${length} submitted`,
  );
  await step("Approval", "deciding", () => approveProducts(admin, products));
  return { admin, seller, products };
}

/**
 * @param {ProductionShop} shop
 * @param {FilledShop} filled
 * @returns {Promise<string[]>} problems
 */
async function sell(shop, { seller, products }) {
  const buyer = await step(
    "Buyer",
    "registering",
    () => registerBuyer(shop),
    () => "email confirmed",
  );
  const order = await step(
    "Order",
    "paying",
    () => buy(buyer, products, shop),
    ({ id }) => `order ${id} paid`,
  );
  return step(
    "Messages",
    "reading",
    () => findMissing({ buyer, seller }, order),
    ({ length }) => `${length} missing`,
  );
}

/**
 * @param {{ keeper: ProcessManager, logs: string, folder: string }} shop
 * @param {{ url: string }} database
 * @param {{ seed: number }} options
 * @returns {Promise<ScenarioResult>}
 */
export async function production({ keeper, logs }, { url: adminUrl }, { seed }) {
  await step("Build", "without demo mode", () => buildShop(keeper));
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const shop = await step(
    "Shop",
    "starting on an empty database",
    () => startShop(keeper, { adminUrl, dir, logs, seed }),
    () => "ready",
  );
  /** @param {{ isEmpty: boolean }} state */
  const visit = (state) =>
    step("Visitor", "opening pages", () => visitPages(shop, state), describeChecked("pages"));
  const empty = await visit({ isEmpty: true });
  const filled = await fillShop(keeper, shop, logs);
  const searches = await step(
    "Search",
    "in everyday words",
    () => searchEverydayTerms(shop),
    describeChecked("searches"),
  );
  const missing = await sell(shop, filled);
  const full = await visit({ isEmpty: false });
  const problems = [empty, searches, full].flatMap((check) => check.problems).concat(missing);
  const line = lineOf("production", {
    pages: empty.count + full.count,
    searches: searches.count,
    orders: 1,
    problems: problems.length,
    seed,
  });
  return { line, problems, history: createHistory() };
}
