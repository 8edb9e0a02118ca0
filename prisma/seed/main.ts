// Fills an empty database with the demo shop. Existing rows are not changed.

import { env } from "@/lib/core/env.mjs";
import { db, type Tx } from "@/lib/db/client";
import { DEMO_SELLER_EMAIL, hashPasswords, seedAccounts } from "./accounts";
import { seedAdmin } from "./admin";
import { seedBlog } from "./blog";
import { seedBuyerTools } from "./buyer-tools";
import { numberProducts, seedCatalogue } from "./catalogue";
import { clockOf } from "./clock";
import { seedDirectory } from "./directory";
import { seedDrafts } from "./drafts";
import { seedEstimates } from "./estimates";
import { seedEvents } from "./events";
import { seedForum } from "./forum";
import { seedImports } from "./imports";
import { seedMessages } from "./messages";
import { seedNewsletter } from "./newsletter";
import { countSold, planHistory } from "./order-history";
import { seedOrders } from "./orders";
import { seedPayouts } from "./payouts";
import { seedPlaces } from "./places";
import { seedReports } from "./reports";
import { seedReturnsAndDisputes } from "./returns-and-disputes";
import { seedReviews } from "./reviews";
import { seedSales } from "./sales";
import { seedSellerTools } from "./seller-tools";
import { seedSizeCharts } from "./size-charts";
import { seedStorefronts } from "./storefronts";
import { seedStories } from "./stories";
import { seedTranslations } from "./translations";
import { seedUserData } from "./user-data";
import { seedVariants } from "./variants";
import { seedWholesale } from "./wholesale";

/** Id of the advisory lock that allows one seed at a time. */
const SEED_LOCK = 7_419_001;

const isSeeded = async (tx: Tx) =>
  (await tx.user.count({ where: { email: DEMO_SELLER_EMAIL } })) > 0;

async function seedMarket(hashes: ReadonlyMap<string, string>) {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      if (await isSeeded(tx)) return null;

      const now = new Date();
      const clock = clockOf(now);
      const plans = planHistory();
      const people = await seedAccounts(tx, clock, hashes);
      const products = await numberProducts(tx, people);
      await seedCatalogue(tx, clock, { products, people, soldCount: countSold(plans) });
      await seedSizeCharts(tx, { products, people });
      const orders = await seedOrders(tx, clock, { plans, products, people });
      const reviews = await seedReviews(tx, orders, now);
      return `${people.size} accounts, ${products.size} products, ${orders.length} orders, ${reviews} reviews`;
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

async function main() {
  if (!env.DEMO_MODE) {
    throw new Error(
      "The seed writes demo accounts and products: it runs with DEMO_MODE=true only.",
    );
  }
  const market = (await isSeeded(db)) ? null : await seedMarket(await hashPasswords());
  console.info(market ? `Seeded ${market}.` : "The demo shop already exists.");
  await seedMessages(new Date());
  await seedPayouts(new Date());
  await seedReturnsAndDisputes();
  await seedUserData(new Date());
  await seedBuyerTools(new Date());
  await seedSellerTools(new Date());
  await seedAdmin(new Date());
  await seedDirectory(new Date());
  await seedNewsletter(new Date());
  await seedForum(new Date());
  await seedStories(new Date());
  await seedStorefronts(new Date());
  await seedPlaces();
  await seedBlog(new Date());
  await seedEvents(new Date());
  await seedTranslations();
  await seedWholesale(new Date());
  await seedReports(new Date());
  if (market) await seedVariants();
  if (market) await seedSales(new Date());
  if (market) await seedDrafts();
  if (market) await seedImports();
  if (market) await seedEstimates();
  // Without statistics searches are planned badly until autovacuum has run.
  await db.$executeRaw`ANALYZE`;
  await db.$disconnect();
}

await main();
