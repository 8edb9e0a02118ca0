import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { ArrowLeftRight } from "@/components/ui/icons";
import type { Comparison } from "@/lib/buyer-tools/dto";
import { COMPARE_MAX, COMPARE_MIN, compareHref } from "@/lib/compare/rules";

/** Compares the first three products that are on sale; renders nothing with too few. */
export function QuickCompare({ items }: Pick<Comparison, "items">) {
  const t = useTranslations("buyerTools.lists");
  const live = items.flatMap(({ product }) => (product.isActive ? [product.id] : []));
  if (live.length < COMPARE_MIN) return null;
  return (
    <ButtonLink href={compareHref(live.slice(0, COMPARE_MAX))} variant="outline" size="sm">
      <ArrowLeftRight aria-hidden />
      {live.length > COMPARE_MAX ? t("compareFirst") : t("compare")}
    </ButtonLink>
  );
}
