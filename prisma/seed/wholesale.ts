import { db } from "@/lib/db/client";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { APPLICATIONS, TIERS } from "./content/wholesale";

const DAY = 24 * 60;

/** Seeds wholesale prices of the demo seller and two decided applications. Runs once. */
export async function seedWholesale(now: Date) {
  const existingCount = await db.wholesaleTier.count({
    where: { product: { seller: { email: DEMO_SELLER_EMAIL } } },
  });
  if (existingCount > 0) return;
  await db.$transaction(async (tx) => {
    for (const [title, tiers] of Object.entries(TIERS)) {
      const { id: productId } = await findProduct(title);
      await tx.wholesaleTier.createMany({
        data: tiers.map(([minQuantity, priceCents]) => ({ productId, minQuantity, priceCents })),
      });
    }
    const admin = await tx.user.findFirstOrThrow({ where: { email: "admin@demo.com" } });
    for (const { email, daysAgo, ...application } of APPLICATIONS) {
      const user = await tx.user.findFirstOrThrow({ where: { email } });
      await tx.wholesaleApplication.create({
        data: {
          ...application,
          userId: user.id,
          decidedById: admin.id,
          createdAt: minutesAfter(now, -daysAgo * DAY),
          decidedAt: minutesAfter(now, -(daysAgo - 3) * DAY),
        },
      });
    }
  });
}

function findProduct(title: string) {
  return db.product.findFirstOrThrow({
    where: { title, seller: { email: DEMO_SELLER_EMAIL } },
    select: { id: true },
  });
}
