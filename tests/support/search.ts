import { db } from "@/lib/db/client";
import { productListSchema } from "@/lib/products/filters/schema";
import { listProducts } from "@/lib/shop/queries/list";
import { createProduct } from "./factories";

/** Returns the titles that GET /api/products finds. */
export async function find(search: string): Promise<string[]> {
  const { rows } = await listProducts(null, productListSchema.parse({ search }));
  return rows.map(({ title }) => title);
}

/** Creates a product on sale. */
export async function sell(title: string, description = "Made with care.") {
  const { id } = await createProduct({ title, category: "crafts" });
  await db.product.update({ where: { id }, data: { description } });
}
