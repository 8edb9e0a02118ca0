import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { bestRated, priceSpread } from "@/lib/compare/rules";
import { formatMoney } from "@/lib/core/money";
import type { Product } from "@/lib/products/dto";

/** The summary: the cheapest, the best rated, and the available products. */
export function CompareSummary({ products }: { products: Product[] }) {
  const t = useTranslations("compare");
  const available = products.filter(({ stock }) => stock > 0).length;
  return (
    <dl className="mt-7 grid divide-y divide-border rounded-lg border border-border bg-card md:grid-cols-3 md:divide-x md:divide-y-0">
      <Lowest products={products} />
      <HighestRated products={products} />
      <Fact
        label={t("availability")}
        more={available === products.length ? t("inStockAll") : t("inStockMore")}
      >
        {t("inStockOf", { count: String(available), total: String(products.length) })}
      </Fact>
    </dl>
  );
}

function Lowest({ products }: { products: Product[] }) {
  const t = useTranslations("compare");
  const spread = priceSpread(products);
  if (!spread || spread.gap === 0) {
    return <Fact label={t("lowestPrice")}>{t("samePrice")}</Fact>;
  }
  const cheapest = products.filter(({ priceCents }) => priceCents === spread.lowest);
  const more = t.rich("below", { amount: formatMoney(spread.gap), ...richTextTags });
  return (
    <Fact label={t("lowestPrice")} more={more}>
      <Names products={cheapest} />
    </Fact>
  );
}

function HighestRated({ products }: { products: Product[] }) {
  const t = useTranslations();
  const best = bestRated(products);
  if (!best) return <Fact label={t("compare.highestRated")}>{t("reviews.none")}</Fact>;
  const figures = { rating: best.averageRating.toFixed(1), count: best.totalReviews };
  return (
    <Fact label={t("compare.highestRated")} more={t("compare.ratingFrom", figures)}>
      <Names products={[best]} />
    </Fact>
  );
}

function Names({ products }: { products: Product[] }) {
  return products.map(({ id, title }) => (
    <bdi key={id} className="block">
      {title}
    </bdi>
  ));
}

type FactProps = { label: string; children: ReactNode; more?: ReactNode };

function Fact({ label, children, more }: FactProps) {
  return (
    <div className="min-w-0 px-5.5 py-4.5">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-semibold">{children}</dd>
      {more && <dd className="text-muted-foreground text-sm">{more}</dd>}
    </div>
  );
}
