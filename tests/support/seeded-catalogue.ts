import { db } from "@/lib/db/client";
import { hashPasswords, seedAccounts } from "@/prisma/seed/accounts";
import { numberProducts, seedCatalogue } from "@/prisma/seed/catalogue";
import { clockOf } from "@/prisma/seed/clock";
import { countSold, planHistory } from "@/prisma/seed/order-history";
import { seedTranslations } from "@/prisma/seed/translations";
import { seedVariants } from "@/prisma/seed/variants";

const NOW = new Date("2026-06-01T12:00:00Z");

/** Seeds the demo products with their translations, variants and sales figures. */
export async function seedDemoCatalogue() {
  const clock = clockOf(NOW);
  const hashes = await hashPasswords();
  await db.$transaction(
    async (tx) => {
      const people = await seedAccounts(tx, clock, hashes);
      const products = await numberProducts(tx, people);
      await seedCatalogue(tx, clock, { products, people, soldCount: countSold(planHistory()) });
    },
    { timeout: 60_000 },
  );
  await seedTranslations();
  await seedVariants();
  await db.$executeRaw`ANALYZE products`;
}
