import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { CardBuyButtons } from "@/components/cart/card-buy-buttons";
import { CompareToggle } from "@/components/compare/compare-toggle";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { ProductImage } from "@/components/ui/product-image";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { HeartButton } from "@/components/wishlist/heart-button";
import { formatMoney } from "@/lib/core/money";
import { DEFAULT_SELLER } from "@/lib/core/site";
import type { Product } from "@/lib/products/dto";
import { fieldLanguage } from "@/lib/products/translatable-fields";
import { categoryPattern, fallbackOf } from "./category-pattern";
import { CardCertifications, SeasonLabel } from "./certifications";
import { LowStock } from "./stock-label";
import { toCartProduct } from "./to-cart-product";
import { toCompareItem } from "./to-compare-item";

const SIZES = "(min-width: 1200px) 282px, (min-width: 900px) 30vw, 50vw";

type ProductCardProps = {
  product: Product;
  /** The first row of a page loads its pictures at once. */
  isPriority?: boolean;
  /** The heading that fits below the page's own. */
  heading?: "h2" | "h3";
};

export function ProductCard({ product, isPriority = false, heading = "h3" }: ProductCardProps) {
  const t = useTranslations("catalog");
  const { title, seller, stock } = product;
  const href = `/product/${product.id}`;
  const isSoldOut = stock < 1;
  const Heading = heading;

  return (
    <article className="group flex min-w-0 flex-col">
      <div className="relative overflow-hidden rounded-t-lg">
        <Link href={href} tabIndex={-1} aria-hidden>
          <ProductImage
            src={product.imageUrl}
            alt=""
            weave={categoryPattern(product)}
            fallback={fallbackOf(product)}
            sizes={SIZES}
            isPriority={isPriority}
            isDimmed={isSoldOut}
          />
        </Link>
        <div className="absolute start-0 bottom-5.5 sm:top-3 sm:bottom-auto">
          <SeasonLabel product={product} />
        </div>
        <div className="absolute end-3 top-3 grid gap-2">
          <HeartButton productId={product.id} title={title} look="disc" />
          <CompareToggle item={toCompareItem(product)} />
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
        <Heading dir="auto" className="line-clamp-2 font-semibold leading-snug">
          <Link
            href={href}
            lang={fieldLanguage(product, "title")}
            className="underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p className="line-clamp-2 text-muted-foreground text-sm">
          {t.rich("bySeller", { seller: seller.username || DEFAULT_SELLER, ...richTextTags })}
          {seller.city && ` ·\u00a0${seller.city}`}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Price amount={formatMoney(product.priceCents)} className="font-[650] text-lg" />
          <LowStock stock={stock} />
        </p>
        <CardCertifications product={product} />
        <div className="mt-auto pt-2">
          <CardBuyButtons product={toCartProduct(product)} isSoldOut={isSoldOut} />
        </div>
      </div>
    </article>
  );
}
