import { useTranslations } from "next-intl";

import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Price } from "@/components/ui/price";
import { ProductImage } from "@/components/ui/product-image";
import { formatMoney } from "@/lib/core/money";
import type { SellerProduct } from "@/lib/seller-dashboard/queries/product-list";
import { LOW_STOCK } from "@/lib/seller-dashboard/rules";
import { ActiveSwitch } from "./active-switch";
import { editPath } from "./dashboard-urls";
import { ProductActions } from "./product-actions";
import { ProductState } from "./product-state";

/** One of the seller's products: its state and its actions. */
export function ProductTile({ product }: { product: SellerProduct }) {
  const t = useTranslations("dashboard.products");
  const { id, title, priceCents, stock, soldCount, isActive } = product;
  return (
    <Card className="flex min-w-0 flex-col overflow-hidden">
      <article aria-labelledby={`product-${id}`} className="flex grow flex-col">
        <div className="flex grow gap-4 p-4 sm:flex-col sm:gap-3 sm:p-0">
          <ProductImage
            src={product.imageUrl}
            alt=""
            weave={categoryPattern(product)}
            fallback={fallbackOf(product)}
            width={300}
            sizes="(min-width: 640px) 300px, 96px"
            isDimmed={stock < 1}
            className="w-24 shrink-0 sm:w-full sm:rounded-none!"
          />
          <div className="grid min-w-0 grow content-start gap-1.5 sm:px-4.5 sm:pt-1">
            <h3
              id={`product-${id}`}
              dir="auto"
              className="line-clamp-2 font-semibold leading-snug rtl:text-right"
            >
              <bdi>{title}</bdi>
            </h3>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Price amount={formatMoney(priceCents)} className="font-[650] text-lg" />
              <Stock stock={stock} />
            </p>
            <p className="text-muted-foreground text-sm">{t("sold", { count: soldCount })}</p>
            <ProductState product={product} />
          </div>
        </div>
        <div className="mt-3 flex items-center justify-between gap-3 border-t px-4 py-2.5 sm:px-4.5">
          <ActiveSwitch
            productId={id}
            title={title}
            isActive={isActive}
            isApproved={product.moderationStatus === "approved"}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3 sm:px-4.5">
          <ButtonLink
            href={`/product/${id}`}
            variant="outline"
            size="sm"
            aria-label={t("viewNamed", { title })}
          >
            {t("view")}
          </ButtonLink>
          <ButtonLink
            href={editPath(id)}
            variant="outline"
            size="sm"
            aria-label={t("editNamed", { title })}
          >
            {t("edit")}
          </ButtonLink>
          <ProductActions productId={id} title={title} />
        </div>
      </article>
    </Card>
  );
}

/** Remaining units, highlighted if low. */
function Stock({ stock }: { stock: number }) {
  const t = useTranslations("dashboard.products");
  if (stock > LOW_STOCK) {
    return <span className="text-muted-foreground text-sm">{t("stock", { count: stock })}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-sm text-warning-ink">
      <span aria-hidden className="lozenge" />
      {stock < 1 ? t("soldOut") : t("stock", { count: stock })}
    </span>
  );
}
