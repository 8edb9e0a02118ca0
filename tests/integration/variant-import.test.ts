import { expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { startImport } from "@/lib/products/import/service";
import { onPlan } from "../support/plans";
import { FORM } from "../support/product-form";
import { createVariantProduct, readVariantRows } from "../support/variants";

it("an import changes neither price nor stock of a product with variants", async () => {
  const seller = await onPlan("premium");
  const { id, variants } = await createVariantProduct({ seller });
  const { title, description, category, imageUrl } = FORM;
  const csv = [
    "title,description,price,category,stock,imageUrl",
    `${title},"${description}",9.00,${category},3,${imageUrl}`,
  ].join("\n");
  const started = await startImport(seller, { csv, matches: "update", fileName: "one.csv" });

  expect(await readVariantRows(id)).toEqual(variants);
  const rows = await db.productImportRow.findMany({ where: { importId: started.id } });
  expect(rows).toMatchObject([
    { state: "failed", problems: [{ column: "", key: "importHasOptions" }] },
  ]);
});
