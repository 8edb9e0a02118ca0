"use client";

import { FallbackImage } from "@/components/ui/fallback-image";
import { imageProps } from "@/components/ui/image-props";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { formatMoney, parseCents } from "@/lib/core/money";
import type { ViewedProduct } from "@/lib/recently-viewed/rules";

const FALLBACK = "/illustrations/mesob.svg";

/** Compact links to viewed products, newest first; on phones a scrolling row. */
export function ViewedList({ heading, products }: { heading: string; products: ViewedProduct[] }) {
  return (
    <section aria-labelledby="recently-viewed" className="wrap pb-14 md:pb-21">
      <h2 id="recently-viewed" className="display mb-6 text-d3">
        {heading}
      </h2>
      <ul className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3.5 overflow-x-auto px-(--gutter) pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-4 lg:gap-6">
        {products.map((product) => (
          <li key={product.id} className="w-64 shrink-0 snap-start sm:w-auto">
            <ViewedLink product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ViewedLink({ product: { id, title, price, imageUrl } }: { product: ViewedProduct }) {
  const cents = parseCents(price);
  return (
    <Link
      href={`/product/${id}`}
      className="flex min-h-22 items-center gap-3 rounded-lg border border-border bg-card p-2 hover:border-border-strong"
    >
      <FallbackImage
        {...imageProps({ src: imageUrl, alt: "", width: 72 })}
        fallback={FALLBACK}
        className="product-image size-18! shrink-0 rounded-md"
      />
      <span className="grid min-w-0 gap-1">
        <span dir="auto" className="line-clamp-2 font-semibold text-sm leading-snug">
          {title}
        </span>
        {cents !== null && <Price amount={formatMoney(cents)} className="w-fit text-sm" />}
      </span>
    </Link>
  );
}
