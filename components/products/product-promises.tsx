import { useTranslations } from "next-intl";
import { RotateCcw, ShieldCheck, Snowflake, Truck } from "@/components/ui/icons";

import type { Product } from "@/lib/products/dto";
import { ProductArrival } from "./product-arrival";

/** Shipping, authenticity and returns of a product, and whether it is perishable. */
export function ProductPromises({ product }: { product: Product }) {
  const { returnPolicy, isPerishable } = product;
  const t = useTranslations("catalog.promise");
  const policy = returnPolicy ?? "returnable";
  return (
    <ul className="grid gap-4 border-border border-t pt-5 sm:grid-cols-2">
      <li className="flex gap-3">
        <Truck aria-hidden className="rtl-flip size-5 shrink-0 text-brand-ink" />
        <p className="text-sm">
          <strong className="block text-base">{t("shipping")}</strong>
          <span className="block text-muted-foreground">{t("shippingMore")}</span>
          <span className="block">{t("shippingNow")}</span>
          <ProductArrival product={product} />
        </p>
      </li>
      <li className="flex gap-3">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-brand-ink" />
        <p className="text-sm">
          <strong className="block text-base">{t("authentic")}</strong>
          <span className="text-muted-foreground">{t("authenticMore")}</span>
        </p>
      </li>
      <li className="flex gap-3">
        <RotateCcw aria-hidden className="rtl-flip size-5 shrink-0 text-brand-ink" />
        <p className="text-sm">
          <strong className="block text-base">{t(`returns.${policy}.title`)}</strong>
          <span className="text-muted-foreground">{t(`returns.${policy}.text`)}</span>
        </p>
      </li>
      {isPerishable && (
        <li className="flex gap-3">
          <Snowflake aria-hidden className="size-5 shrink-0 text-brand-ink" />
          <p className="text-sm">
            <strong className="block text-base">{t("perishable.title")}</strong>
            <span className="text-muted-foreground">{t("perishable.text")}</span>
          </p>
        </li>
      )}
    </ul>
  );
}
