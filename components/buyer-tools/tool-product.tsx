import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { FallbackImage } from "@/components/ui/fallback-image";
import { imageProps } from "@/components/ui/image-props";
import { Link } from "@/components/ui/link";
import type { ToolProduct } from "@/lib/buyer-tools/dto";
import { toCategorySlug } from "@/lib/products/categories";

type ToolProductProps = { product: ToolProduct; children: ReactNode };

/** A product of one of the tools: image, title and category, with the tool's own details. */
export function ToolProductRow({ product, children }: ToolProductProps) {
  const { id, title, imageUrl, isActive, category } = product;
  const t = useTranslations("catalog.category");
  const slug = toCategorySlug(category);
  return (
    <div className="flex min-w-0 gap-4">
      <FallbackImage
        {...imageProps({ src: imageUrl, alt: "", width: 88 })}
        fallback="/illustrations/mesob.svg"
        className={`product-image size-22 shrink-0 rounded-md bg-muted object-cover ${isActive ? "" : "opacity-60 grayscale-85"}`}
      />
      <div className="grid min-w-0 grow content-start gap-1">
        <h2 dir="auto" className="line-clamp-2 font-semibold leading-snug">
          {isActive ? (
            <Link href={`/product/${id}`} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {slug && <p className="text-muted-foreground text-sm">{t(slug)}</p>}
        {children}
      </div>
    </div>
  );
}

/** 'Unavailable' if not on sale, 'Out of Stock' without stock; otherwise nothing. */
export function StockLabel({ product }: { product: ToolProduct }) {
  const t = useTranslations("buyerTools");
  if (product.isActive && product.stock > 0) return null;
  return <Badge>{product.isActive ? t("outOfStock") : t("unavailable")}</Badge>;
}
