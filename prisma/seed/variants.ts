import { db, type Tx } from "@/lib/db/client";
import { listCombinations, variantTitleOf } from "@/lib/products/variants/rules";
import { writeStructure } from "@/lib/products/variants/service/write-structure";
import { PRODUCTS } from "./content/products";
import { VARIED, type VariedContent } from "./content/products/variants";
import { need } from "./rows";

/**
 * Gives products their options, after all past orders and refunds, which are older than the options. The stock of a
 * product is shared evenly among its variants.
 */
export async function seedVariants() {
  const titles = new Map(PRODUCTS.map(({ key, title }) => [key, title]));
  await db.$transaction(
    async (tx) => {
      for (const [key, content] of Object.entries(VARIED)) {
        await seedProduct(tx, { key, title: need(titles, key), content });
      }
    },
    { timeout: 60_000 },
  );
}

type Varied = { key: string; title: string; content: VariedContent };

async function seedProduct(tx: Tx, { key, title, content }: Varied) {
  const row = await tx.product.findFirstOrThrow({
    where: { title },
    select: { id: true, stock: true, priceCents: true },
  });
  const variants = listCombinations(content.options).map((values) => ({
    id: null,
    values,
    imageUrl: null,
  }));
  const units = shareOut(row.stock, variants, content);
  await writeStructure(tx, row.id, {
    options: content.options,
    variants: variants.map((variant, index) => ({
      ...variant,
      created: {
        priceCents: row.priceCents + surcharge(variant.values, content),
        stock: units[index] ?? 0,
        sku: `${key.toUpperCase()}-${index + 1}`,
        barcode: null,
        weightGrams: null,
      },
    })),
  });
}

function surcharge(values: string[], { more = {} }: VariedContent) {
  return values.reduce((sum, value) => sum + (more[value] ?? 0), 0);
}

/** Returns the stock of each variant; the first ones get the rest. */
function shareOut(
  stock: number,
  variants: { values: string[] }[],
  { soldOut = [] }: VariedContent,
) {
  const isSold = variants.map(({ values }) => !soldOut.includes(variantTitleOf(values)));
  const count = isSold.filter(Boolean).length;
  let place = 0;
  return isSold.map((isVariantSold) =>
    isVariantSold ? Math.floor((stock + count - 1 - place++) / count) : 0,
  );
}
