"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { CARD_FLAGS, CardCertifications, SeasonLabel } from "@/components/products/certifications";
import { FromPrice } from "@/components/products/from-price";
import { LowStock } from "@/components/products/stock-label";
import { Banner } from "@/components/ui/banner";
import { buttonVariants } from "@/components/ui/button-variants";
import { Heart } from "@/components/ui/icons";
import { ProductImage } from "@/components/ui/product-image";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { toDecimal } from "@/lib/core/money";
import { CATEGORIES } from "@/lib/products/categories";
import type { Certificate } from "./certificates-field";
import { type ProductValues, slugOf } from "./form-values";
import type { ProductForm } from "./product-form-types";
import { summarizeVariants } from "./variant-values";

type ProductPreviewProps = { form: ProductForm; seller: string; filed: Certificate[] };

/** A live preview of the product's card, without interaction. */
export function ProductPreview({ form, seller, filed }: ProductPreviewProps) {
  const t = useTranslations();
  const values = useWatch({ control: form.control }) as ProductValues;
  const product = toPreview(values, filed);
  const offer = offerOf(values);
  const flags = CARD_FLAGS.filter((flag) => product[flag]);
  const fallback = fallbackOf(product);
  const src = values.pictures[0] ?? fallback;
  return (
    <aside className="lg:sticky lg:top-28">
      <h2 className="mb-3 font-medium text-muted-foreground text-sm">
        {t("products.preview.title")}
      </h2>
      <article inert className="max-w-67">
        <div className="relative">
          <ProductImage
            key={src}
            src={src}
            alt=""
            weave={categoryPattern(product)}
            fallback={fallback}
            width={268}
          />
          <SeasonLabel flags={flags} className="absolute start-0 top-3" />
          <span className="absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-card/92">
            <Heart aria-hidden className="size-5" />
          </span>
        </div>
        <div className="flex flex-col gap-1 pt-3">
          <p
            dir="auto"
            className="line-clamp-2 font-semibold leading-snug [overflow-wrap:anywhere] rtl:text-right"
          >
            <bdi>{values.title.trim() || t("products.preview.noTitle")}</bdi>
          </p>
          <p className="text-muted-foreground text-sm">
            {t.rich("catalog.bySeller", { seller, ...richTextTags })}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <FromPrice
              price={offer.price}
              maxPrice={offer.maxPrice}
              className="font-[650] text-lg"
            />
            <LowStock stock={offer.stock} />
          </p>
          <CardCertifications flags={flags} />
          <div className="flex flex-wrap gap-2 pt-2">
            <span className={buttonVariants({ variant: "outline", className: "grow" })}>
              {t(offer.maxPrice === null ? "cart.add" : "cart.choose")}
            </span>
            {offer.maxPrice === null && (
              <span className={buttonVariants({ variant: "ghost" })}>{t("cart.buyNow")}</span>
            )}
          </div>
        </div>
      </article>
      <Banner tone="info" className="mt-5 max-w-120 text-sm">
        {t("products.preview.note")}
      </Banner>
    </aside>
  );
}

/** Price and stock as the card shows them; `maxPrice` is null without options. */
function offerOf({ options, variants, price, stock }: ProductValues) {
  if (options.length === 0) {
    return { price: price.trim(), maxPrice: null, stock: Number(stock) || 0 };
  }
  const { lowestCents, highestCents, ...sums } = summarizeVariants(variants);
  return {
    price: toDecimal(lowestCents ?? 0),
    maxPrice: toDecimal(highestCents ?? 0),
    stock: sums.stock,
  };
}

function toPreview(values: ProductValues, certificates: Certificate[]) {
  const isHeld = (type: Certificate["type"]) =>
    certificates.some(
      (certificate) => certificate.type === type && certificate.status === "approved",
    );
  const isCraft = values.category === CATEGORIES.crafts;
  return {
    categorySlug: slugOf(values.category),
    collection: values.isBook && isCraft ? "books" : null,
    isEidSpecial: values.isEidSpecial,
    isRamadanSpecial: values.isRamadanSpecial,
    isIndependenceDay: values.isIndependenceDay,
    isHalalCertified: isHeld("halal"),
    isEthicallySourced: isHeld("ethical"),
    isFairTrade: isHeld("fair_trade"),
  };
}
