import { db } from "@/lib/db/client";
import { minutesAfter } from "./clock";
import { STORIES } from "./content/stories";

const DAY = 24 * 60;

/** Seeds approved stories. Runs once, so that removed ones do not come back. */
export async function seedStories(now: Date) {
  const titles = STORIES.map(({ title }) => title);
  if ((await db.customerStory.count({ where: { title: { in: titles } } })) > 0) return;
  const [users, products, admin] = await Promise.all([
    db.user.findMany({
      where: { username: { in: STORIES.map(({ who }) => who) } },
      select: { id: true, username: true },
    }),
    db.product.findMany({
      where: { title: { in: STORIES.flatMap(({ product }) => product ?? []) } },
      select: { id: true, title: true },
    }),
    db.user.findFirstOrThrow({ where: { email: "admin@demo.com" }, select: { id: true } }),
  ]);
  const authors = new Map(users.map(({ id, username }) => [username, id]));
  const productIds = new Map(products.map(({ id, title }) => [title, id]));
  await db.customerStory.createMany({
    data: STORIES.flatMap(({ who, locale = "en", title, content, daysAgo, product }) => {
      const authorId = authors.get(who);
      if (!authorId) return [];
      const createdAt = minutesAfter(now, -daysAgo * DAY);
      return {
        authorId,
        productId: (product && productIds.get(product)) || null,
        locale,
        title,
        content,
        status: "approved" as const,
        createdAt,
        decidedAt: minutesAfter(createdAt, DAY / 2),
        decidedById: admin.id,
      };
    }),
  });
}
