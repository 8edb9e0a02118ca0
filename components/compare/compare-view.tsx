import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/layout/page-header";
import { ShareMenu } from "@/components/share/share-menu";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Switch } from "@/components/ui/switch";
import type { ComparedProduct } from "@/lib/compare/queries";
import { COMPARE_MIN, compareHref } from "@/lib/compare/rules";
import { CompareSummary } from "./compare-summary";
import { CompareTable } from "./compare-table";
import { ONLY_DIFFERENCES } from "./differences-toggle";
import { ClearLink } from "./remove-from-compare";

/** The products side by side; the switch is a checkbox with a style rule, so that it needs no JavaScript. */
export function CompareView({ products }: { products: ComparedProduct[] }) {
  const t = useTranslations("compare");
  const count = products.length;
  return (
    <div className="group/compare wrap py-8 pb-18 md:py-9 md:pb-22">
      <PageHeader title={t("title")} description={t("lead", { count })}>
        {count >= COMPARE_MIN && (
          <label
            htmlFor={ONLY_DIFFERENCES}
            className="me-3 flex min-h-11 items-center gap-2.5 text-md"
          >
            <Switch id={ONLY_DIFFERENCES} />
            {t("onlyDifferences")}
          </label>
        )}
        <ShareMenu title={t("title")} path={compareHref(products.map(({ id }) => id))} />
        <ClearLink />
      </PageHeader>
      {count >= COMPARE_MIN && <CompareSummary products={products} />}
      <CompareTable products={products} />
    </div>
  );
}

/** The empty state: nothing was chosen, or none of it is available any more. */
export function NothingToCompare({ reason }: { reason: "none" | "notFound" }) {
  const t = useTranslations();
  return (
    <div className="wrap py-8 md:py-9">
      <h1 className="display text-d2">{t("compare.title")}</h1>
      <EmptyState
        image="/illustrations/cutouts/mesob.svg"
        title={t(`compare.${reason}`)}
        description={t(`compare.${reason}More`)}
      >
        <ButtonLink href="/shop">{t("catalog.toShop")}</ButtonLink>
      </EmptyState>
    </div>
  );
}
