import { listProducts } from "@/lib/catalog/queries";
import { productListSchema } from "@/lib/catalog/schema";
import { db } from "@/lib/db/client";
import { createProduct } from "./factories";

/** The titles that GET /api/products finds. */
export async function find(search: string): Promise<string[]> {
  const { rows } = await listProducts(null, productListSchema.parse({ search }));
  return rows.map(({ title }) => title);
}

/** Puts a product on sale. */
export async function sell(title: string, description = "Made with care.") {
  const { id } = await createProduct({ title, category: "crafts" });
  await db.product.update({ where: { id }, data: { description } });
}
