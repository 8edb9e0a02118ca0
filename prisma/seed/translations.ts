import { db } from "@/lib/db/client";
import { TRANSLATIONS } from "./content/translations";

/** Seeds products with translations in all languages. Existing translations are not changed. */
export async function seedTranslations() {
  for (const [title, languages] of Object.entries(TRANSLATIONS)) {
    const product = await db.product.findFirst({
      where: { title, locale: "en", archivedAt: null },
      select: { id: true, _count: { select: { translations: true } } },
    });
    if (!product || product._count.translations > 0) continue;
    await db.productTranslation.createMany({
      data: Object.entries(languages).map(([locale, words]) => ({
        ...words,
        locale,
        productId: product.id,
      })),
    });
  }
}
