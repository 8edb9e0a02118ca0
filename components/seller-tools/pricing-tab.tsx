import { getTranslations } from "next-intl/server";

import { EmptyState } from "@/components/ui/empty-state";
import { listPromotions } from "@/lib/promotions/queries";
import { promotionStatus } from "@/lib/promotions/rules";
import { listMyProducts } from "@/lib/seller-tools/queries/inventory";
import { listBulkUpdates } from "@/lib/seller-tools/queries/pricing";
import { NoProducts } from "./no-products";
import { PriceForm } from "./price-form";
import type { TabProps } from "./tab-props";
import { UpdateTable } from "./update-table";

/** Bulk price updates with a preview; and the previous updates. */
export async function PricingTab({ viewer }: TabProps) {
  const t = await getTranslations("sellerTools.pricing");
  const [products, updates, codes] = await Promise.all([
    listMyProducts(viewer),
    listBulkUpdates(viewer),
    listPromotions(viewer),
  ]);
  if (products.length === 0) return <NoProducts />;
  const now = new Date();
  const running = codes.rows.filter((code) => promotionStatus(code, now) === "running");
  return (
    <>
      <PriceForm
        products={products}
        running={running.map(({ promoCode, endDate }) => ({ code: promoCode, endDate }))}
      />
      <section aria-labelledby="earlier-updates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="earlier-updates" className="font-semibold text-lg">
          {t("earlier")}
        </h2>
        {updates.rows.length === 0 ? (
          <EmptyState as="h3" image="/illustrations/cutouts/mesob.svg" title={t("earlierNone")} />
        ) : (
          <UpdateTable updates={updates.rows} />
        )}
      </section>
    </>
  );
}
