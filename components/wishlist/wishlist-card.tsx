"use client";

import { useTranslations } from "next-intl";
import { CardBuyButtons } from "@/components/cart/card-buy-buttons";
import { FromPrice } from "@/components/products/from-price";
import { HeartButton } from "@/components/products/heart-button";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ProductImage } from "@/components/ui/product-image";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { toDecimal } from "@/lib/core/money";
import { toCategorySlug } from "@/lib/products/categories";
import type { Wishlist } from "@/lib/wishlist/queries";

/** One product of the list: 'Unavailable' when its seller took it down, 'Out of Stock' at none. */
export function WishlistCard({ product }: { product: Wishlist["products"][number] }) {
  const t = useTranslations("wishlist");
  const { id, title, isActive, stock, imageUrl } = product;
  const href = `/product/${id}`;
  const cents = Math.round(product.price * 100);
  const seller = sellerNameOf(product.seller);
  const state = isActive ? stock < 1 && t("outOfStock") : t("unavailable");

  return (
    <article className="flex min-w-0 flex-col">
      <div className="relative">
        <Link href={href} tabIndex={-1} aria-hidden>
          <ProductImage
            src={imageUrl}
            alt=""
            weave={toCategorySlug(product.category) ?? "crafts"}
            fallback="/illustrations/mesob.svg"
            isDimmed={state !== false}
          />
        </Link>
        <div className="absolute end-3 top-3">
          <HeartButton productId={id} title={title} shape="disc" />
        </div>
        {state && (
          <span className="absolute start-3 bottom-5.5 rounded-sm bg-white px-2.5 py-1 font-semibold text-dye-ink text-xs">
            {state}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1 pt-3">
        <h2 dir="auto" className="line-clamp-2 font-semibold leading-snug">
          <Link href={href} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-muted-foreground text-sm">
          {t.rich("bySeller", { seller, ...richTextTags })}
        </p>
        <p>
          <FromPrice
            price={toDecimal(cents)}
            maxPrice={product.maxPrice}
            className="font-[650] text-lg"
          />
        </p>
        <div className="mt-auto pt-2">
          {isActive ? (
            <CardBuyButtons
              product={{ productId: id, title, price: toDecimal(cents), imageUrl, seller }}
              isSoldOut={stock < 1}
              hasOptions={product.hasVariants}
            />
          ) : (
            <Button variant="secondary" disabled className="w-full">
              {t("unavailable")}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
