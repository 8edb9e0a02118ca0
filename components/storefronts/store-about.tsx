import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { useDates } from "@/lib/i18n/use-dates";

import type { Store, StoreProductPage } from "@/lib/storefronts/queries";

/** Facts about a store; its story is below all tabs. */
export function StoreAbout({
  store,
  productPage,
}: {
  store: Store;
  productPage: StoreProductPage;
}) {
  const t = useTranslations();
  const dateText = useDates();
  const { averageRating, totalReviews, totalProducts } = productPage;
  const since = dateText(new Date(store.sellerSince), { year: "numeric", month: "long" });
  const rating = averageRating.toFixed(1);
  return (
    <>
      <dl className="grid max-w-2xl gap-x-10 sm:grid-cols-2">
        <Fact name={t("storefronts.page.since")}>{since}</Fact>
        <Fact name={t("storefronts.page.products")}>
          {t("catalog.count", { count: totalProducts })}
        </Fact>
        <Fact name={t("storefronts.page.reviews")}>
          {totalReviews === 0
            ? t("reviews.none")
            : `${t("reviews.outOf", { rating })} · ${t("reviews.count", { count: totalReviews })}`}
        </Fact>
        {store.location && (
          <Fact name={t("storefronts.page.location")}>
            <bdi>{store.location}</bdi>
          </Fact>
        )}
      </dl>
      <Link
        href={`/seller/${store.sellerId}`}
        className="link mt-3 inline-flex min-h-11 items-center"
      >
        {t("storefronts.page.sellerPage")}
      </Link>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b py-3.5">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
