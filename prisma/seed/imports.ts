import { db } from "@/lib/db/client";
import { DEMO_SELLER_EMAIL } from "./accounts";

const COLUMNS = ["sku", "title", "description", "price", "category", "stock", "imageUrl"];

/** A finished import of the demo seller: one updated product, and a row to fix. */
export async function seedImports() {
  const { id: sellerId } = await db.user.findFirstOrThrow({
    where: { email: DEMO_SELLER_EMAIL },
    select: { id: true },
  });
  const product = await db.product.findFirstOrThrow({
    where: { sellerId, hasVariants: false },
    select: { id: true, title: true, stock: true },
    orderBy: { id: "asc" },
  });
  const { title, stock } = product;
  await db.productImport.create({
    data: {
      sellerId,
      fileName: "spring-stock.csv",
      columns: COLUMNS,
      finishedAt: new Date(),
      rows: {
        create: [
          {
            line: 2,
            title,
            cells: [["", title, "", "", "", String(stock), ""]],
            input: { title, stock },
            state: "updated",
            productId: product.id,
          },
          {
            line: 3,
            title: "Woven bread basket, 10 in",
            cells: [
              ["BB-10", "Woven bread basket, 10 in", "Coiled grass", "on request", "", "", ""],
            ],
            problems: [{ column: "price", key: "pricePositive" }],
            state: "failed",
          },
        ],
      },
    },
  });
}
