import { db } from "@/lib/db/client";
import { contentOf, contentSelect } from "@/lib/products/revision-content";
import {
  BUSINESSES,
  REPORT,
  REVISION_NOTE,
  SELLER_APPLICATION,
  STORY,
  WHOLESALE,
} from "@/prisma/seed/content/admin";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";

const HOUR = 60;
const VIEWED_DAYS = 60;

/**
 * Seeds pending items for admins, and views of products. Runs once, since decided items must not become pending again.
 */
export async function seedAdmin(now: Date) {
  await seedViews();
  const applicationCount = await db.sellerApplication.count({
    where: { email: SELLER_APPLICATION.email },
  });
  if (applicationCount > 0) return;
  await seedApplications(now);
  await seedRevision(now);
  await seedReport();
}

async function seedApplications(now: Date) {
  const buyer = await db.user.findFirstOrThrow({ where: { email: "buyer@demo.com" } });
  const ago = (hours: number) => minutesAfter(now, -hours * HOUR);
  await db.business.createMany({
    data: BUSINESSES.map((business, index) => ({ ...business, createdAt: ago(20 + index * 9) })),
  });
  await db.sellerApplication.create({ data: { ...SELLER_APPLICATION, createdAt: ago(50) } });
  await db.wholesaleApplication.create({
    data: { ...WHOLESALE, userId: buyer.id, createdAt: ago(30) },
  });
  const story = { ...STORY, authorId: buyer.id, createdAt: ago(5) };
  await db.customerStory.create({ data: story });
}

/** Seeds a pending revision of a product of the demo seller. */
async function seedRevision(now: Date) {
  const product = await db.product.findFirst({
    where: { seller: { email: DEMO_SELLER_EMAIL }, moderationStatus: "approved", archivedAt: null },
    select: { ...contentSelect, id: true },
    orderBy: { id: "asc" },
  });
  if (!product) return;
  const { id, ...row } = product;
  const live = contentOf(row);
  const content = { ...live, description: live.description + REVISION_NOTE };
  const at = minutesAfter(now, -26 * HOUR);
  await db.productRevision.create({
    data: { productId: id, content, createdAt: at, updatedAt: at },
  });
}

/** Seeds two reports of a review that names a person. */
async function seedReport() {
  const review = await db.review.findFirst({
    where: { rating: { lte: 3 } },
    orderBy: { id: "asc" },
  });
  if (!review) return;
  const reporters = await db.user.findMany({
    where: { role: "buyer", id: { not: review.authorId } },
    orderBy: { id: "asc" },
    take: 2,
  });
  await db.contentReport.createMany({
    data: reporters.map(({ id }) => ({
      kind: "review" as const,
      subjectId: review.id,
      reporterId: id,
      reason: REPORT,
    })),
    skipDuplicates: true,
  });
}

/** Seeds views of sold products: eight to twenty per sold unit, spread over the last two months. */
async function seedViews() {
  if ((await db.productView.count()) > 0) return;
  await db.$executeRaw`
    INSERT INTO product_views (product_id, day, count)
      SELECT p.id, (now() AT TIME ZONE 'UTC')::date - d,
        1 + (p.sold_count * (8 + (p.id * 7 + d * 5) % 13)) / ${VIEWED_DAYS}::int
      FROM products p, generate_series(0, ${VIEWED_DAYS - 1}::int) d
      WHERE p.moderation_status = 'approved' AND p.archived_at IS NULL AND p.created_at::date <= (now() AT TIME ZONE 'UTC')::date - d`;
  await db.$executeRaw`
    INSERT INTO product_view_totals (product_id, count)
      SELECT product_id, sum(count)::int FROM product_views GROUP BY product_id`;
}
