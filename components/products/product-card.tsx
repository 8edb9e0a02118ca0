"use client";

import { useTranslations } from "next-intl";
import { CardBuyButtons } from "@/components/cart/card-buy-buttons";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { CompareToggle } from "@/components/products/compare-toggle";
import { FromPrice } from "@/components/products/from-price";
import { HeartButton } from "@/components/products/heart-button";
import { OldPrice } from "@/components/products/old-price";
import { LowStock } from "@/components/products/stock-label";
import { ArrowRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { WovenImage } from "@/components/ui/woven-image";
import type { CardProduct } from "./card-product";
import { CardCertifications, SeasonLabel } from "./certifications";

type ProductCardProps = {
  product: CardProduct;
  /** The heading level below the page's own. */
  heading?: "h2" | "h3";
};

/**
 * Card of a product in lists. A client component: as server elements the lists of a page are several times as large.
 */
export function ProductCard({ product, heading = "h3" }: ProductCardProps) {
  const t = useTranslations("catalog");
  const { productId: id, title, price, imageUrl, seller, city, stock, maxPrice = null } = product;
  const href = `/product/${id}`;
  const isSoldOut = stock < 1;
  const Heading = heading;

  return (
    <article className="group flex min-w-0 flex-col">
      <div className="relative overflow-hidden rounded-t-lg">
        <Link href={href} tabIndex={-1} aria-hidden>
          <WovenImage
            image={product.image}
            weave={product.weave}
            fallback={product.fallback}
            isDimmed={isSoldOut}
          />
        </Link>
        <SeasonLabel
          flags={product.flags}
          className="absolute start-0 bottom-5.5 sm:top-3 sm:bottom-auto"
        />
        <div className="absolute end-3 top-3 grid gap-2">
          <HeartButton productId={id} title={title} shape="disc" />
          <CompareToggle item={{ id, title, price, category: product.category, imageUrl }} />
        </div>
        {isSoldOut && (
          <span className="absolute start-3 bottom-14 rounded-sm bg-white px-2.5 py-1 font-semibold text-dye-ink text-xs sm:bottom-5.5">
            {t("outOfStock")}
          </span>
        )}
        <Link href={href} aria-label={t("viewTitle", { title })} className="card-open">
          {t("viewDetails")}
          <ArrowRight aria-hidden className="rtl-flip size-4.5" />
        </Link>
      </div>
      <div className="flex grow flex-col gap-1 pt-3">
        <UserText
          as={Heading}
          text={title}
          locale={product.lang}
          className="line-clamp-2 font-semibold leading-snug"
        >
          <Link href={href} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </UserText>
        <p className="line-clamp-2 text-muted-foreground text-sm">
          {t.rich("bySeller", { seller, ...richTextTags })}
          {city && ` ·\u00a0${city}`}
        </p>
        <LanguageNote locale={product.lang} className="text-xs" />
        <p className="flex flex-wrap items-baseline gap-x-3">
          <FromPrice price={price} maxPrice={maxPrice} className="font-[650] text-lg" />
          <OldPrice wasPrice={product.wasPrice} percent={product.salePercent} />
          <LowStock stock={stock} />
        </p>
        <CardCertifications flags={product.flags} />
        <div className="mt-auto pt-2">
          <CardBuyButtons
            product={{ productId: id, title, price, imageUrl, seller }}
            isSoldOut={isSoldOut}
            hasOptions={maxPrice !== null}
          />
        </div>
      </div>
    </article>
  );
}
