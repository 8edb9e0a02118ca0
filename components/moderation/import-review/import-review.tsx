import { useTranslations } from "next-intl";
import { ProductFacts } from "@/components/moderation/product-facts";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import { MAX_FLAGGED_LISTED } from "@/lib/moderation/import-rules";
import type { ImportReview as Review } from "@/lib/moderation/queries/import-review";
import { FlagCard } from "./flag-card";
import { ImportDecision } from "./import-decision";
import { ReviewStateProvider } from "./review-state";
import { SampleList } from "./sample-list";

type ImportReviewProps = {
  review: Review;
  /** Version of the item in the inbox. */
  version: string;
  href: string;
  /** Address with other samples. */
  othersHref: string;
};

/** The products of an import as one item: flags, samples drawn by lot, and one decision. */
export function ImportReview({ review, version, href, othersHref }: ImportReviewProps) {
  const t = useTranslations("moderation.import");
  const { id, draw, seller, products, flagged, samples } = review;
  return (
    <ReviewStateProvider key={`${id}-${version}-${draw}`}>
      <ReviewHead review={review} />
      <div className="grid grow content-start gap-4 px-4 py-5 md:px-6">
        {flagged.length > 0 && <FlagList flagged={flagged} />}
        <SampleList
          samples={samples.map((sample) => ({
            id: sample.id,
            title: sample.content.title,
            price: formatMoney(sample.priceCents),
            node: <ProductFacts detail={sample} />,
          }))}
          others={
            products.length > samples.length && (
              <Link
                href={othersHref}
                scroll={false}
                className="link inline-flex min-h-11 items-center"
              >
                {t("others", { count: samples.length })}
              </Link>
            )
          }
        />
      </div>
      <ImportDecision
        importId={id}
        version={version}
        draw={draw}
        seller={seller.name}
        products={products}
        sampleIds={samples.map((sample) => sample.id)}
        flagged={flagged.map((group) => ({
          flag: group.flag,
          ids: group.products.map((product) => product.id),
        }))}
        href={href}
      />
    </ReviewStateProvider>
  );
}

function ReviewHead({ review: { seller, products, fileName } }: { review: Review }) {
  const t = useTranslations("moderation");
  const format = useDates();
  const since = format(new Date(seller.since), { month: "long", year: "numeric" });
  return (
    <div className="border-b px-4 pt-4.5 pb-4 md:px-6">
      <p className="mb-1.5 flex flex-wrap gap-2">
        <StatusBadge shape="pending">{t("detail.pending")}</StatusBadge>
        <Badge>{t("kind.import")}</Badge>
      </p>
      <h3 id="approval-title" tabIndex={-1} className="display wrap-anywhere scroll-mt-24 text-d4">
        {t("import.title", { count: products.length, seller: seller.name })}
      </h3>
      <p className="mt-0.5 text-muted-foreground text-sm">
        {t.rich("import.from", {
          since,
          fileName,
          file: (name) => <bdi>{name}</bdi>,
          who: (text) => (
            <Link href={`/seller/${seller.id}`} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}

function FlagList({ flagged }: Pick<Review, "flagged">) {
  const t = useTranslations("moderation.import");
  const total = flagged.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <section aria-labelledby="flags-title" className="rounded-lg border">
      <header className="px-4 py-3.5">
        <h4 id="flags-title" className="font-semibold">
          {t("flagged", { count: total })}
        </h4>
        <p className="text-muted-foreground text-sm">{t("flaggedHint")}</p>
      </header>
      {flagged.map(({ flag, products }) => (
        <FlagCard
          key={flag}
          flag={flag}
          title={t(`flags.${flag}`, { count: products.length })}
          hint={t(`flagHints.${flag}`)}
          open={t("open", { count: String(products.length) })}
        >
          <ul className="grid gap-1 text-sm">
            {products.slice(0, MAX_FLAGGED_LISTED).map(({ id, title, priceCents }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
                <Link href={`/product/${id}`} target="_blank" className="link min-w-0">
                  <bdi>{title}</bdi>
                </Link>
                <span className="tabular-nums">{formatMoney(priceCents)}</span>
              </li>
            ))}
          </ul>
          {products.length > MAX_FLAGGED_LISTED && (
            <p className="mt-2 text-muted-foreground text-sm">
              {t("more", { count: products.length - MAX_FLAGGED_LISTED })}
            </p>
          )}
        </FlagCard>
      ))}
    </section>
  );
}
