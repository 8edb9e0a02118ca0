import { LANGUAGE_NOTE_MESSAGES } from "@/components/languages/language-note";
import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { toCartProduct } from "@/components/products/to-cart-product";
import { imageProps } from "@/components/ui/image-props";
import type { Product } from "@/lib/products/dto";
import { fieldLanguage } from "@/lib/products/translatable-fields";
import { CARD_FLAGS } from "./certifications";

const SIZES = "(min-width: 1200px) 282px, (min-width: 900px) 30vw, 50vw";

export type CardProduct = ReturnType<typeof toCardProduct>;

/** Returns the fields of a product's card, so that a list sends each product once and without other fields. */
export function toCardProduct(product: Product, { isPriority }: { isPriority: boolean }) {
  return {
    ...toCartProduct(product),
    category: product.category,
    city: product.seller.city,
    stock: product.stock,
    ...(product.maxPrice === null ? {} : { maxPrice: product.maxPrice }),
    ...saleOf(product),
    lang: fieldLanguage(product, "title"),
    weave: categoryPattern(product),
    fallback: fallbackOf(product),
    flags: CARD_FLAGS.filter((flag) => product[flag]),
    image: imageProps({ src: product.imageUrl, alt: "", width: 400, sizes: SIZES, isPriority }),
  };
}

/** Missing rather than null, to keep lists small. */
function saleOf({ sale }: Product): { salePercent?: number; wasPrice?: string } {
  if (sale?.percent == null) return {};
  return { salePercent: sale.percent, ...(sale.wasPrice ? { wasPrice: sale.wasPrice } : {}) };
}

/** Namespaces of the card. */
export const CARD_MESSAGES = [
  "catalog.bySeller",
  "catalog.from",
  "catalog.label",
  "catalog.moreCertificates",
  "catalog.onlyLeft",
  "catalog.outOfStock",
  "catalog.sale.percent",
  "catalog.sale.regular",
  "catalog.short",
  "catalog.viewDetails",
  "catalog.viewTitle",
  ...LANGUAGE_NOTE_MESSAGES,
];
