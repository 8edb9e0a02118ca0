import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createUser } from "./factories";
import { FORM } from "./product-form";

type Rows = { count: number; data?: (index: number) => object; seller?: Viewer };

/** Creates a finished import whose products wait for approval, without reading a file. */
export async function createFinishedImport({ count, data = () => ({}), seller }: Rows) {
  const owner = seller ?? (await createUser({ role: "seller" }));
  const { id } = await db.productImport.create({
    data: { sellerId: owner.id, fileName: "shop.csv", columns: ["title"], finishedAt: new Date() },
  });
  const products = await db.product.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      sellerId: owner.id,
      title: `Imported basket ${id} ${index}`,
      description: FORM.description,
      priceCents: 2_400,
      category: "crafts" as const,
      imageUrl: FORM.imageUrl,
      stock: 0,
      ...data(index),
    })),
    select: { id: true },
  });
  await db.productImportRow.createMany({
    data: products.map((product, index) => ({
      importId: id,
      line: index + 2,
      title: `Imported basket ${id} ${index}`,
      cells: [],
      input: {},
      state: "created" as const,
      productId: product.id,
    })),
  });
  return { id, seller: owner, productIds: products.map((product) => product.id) };
}
