import { useTranslations } from "next-intl";

import { ClientMessages } from "@/components/layout/client-messages";
import { Stars } from "@/components/ui/stars";
import type { getReviewSummary } from "@/lib/reviews/queries";
import { ReviewItem } from "./review-item";
import { WriteReview, WriteReviewButton, WriteReviewPanel } from "./write-review";

type Summary = Awaited<ReturnType<typeof getReviewSummary>>;

type ReviewSectionProps = { product: { id: number; sellerId: number }; summary: Summary };

/** The score, how it is spread, what buyers wrote, and the way to write oneself. */
export function ReviewSection({ product, summary }: ReviewSectionProps) {
  const t = useTranslations("reviews");
  return (
    <section aria-labelledby="reviews" className="wrap py-14 md:py-18">
      <ClientMessages namespaces={["reviews.form", "reviews.actions"]}>
        <WriteReview>
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[280px_1fr]">
            <div>
              <h2 id="reviews" className="display text-d3">
                {t("heading")}
              </h2>
              <ReviewScore summary={summary} />
              <WriteReviewButton sellerId={product.sellerId} />
            </div>
            <div className="min-w-0">
              <WriteReviewPanel productId={product.id} />
              <ul>
                {summary.reviews.map((review) => (
                  <ReviewItem key={review.id} review={review} sellerId={product.sellerId} />
                ))}
                {summary.reviews.length === 0 && (
                  <li className="text-muted-foreground">{t("noneHint")}</li>
                )}
              </ul>
            </div>
          </div>
        </WriteReview>
      </ClientMessages>
    </section>
  );
}

function ReviewScore({ summary }: { summary: Summary }) {
  const t = useTranslations("reviews");
  const { averageRating, totalReviews, stars } = summary;
  if (totalReviews === 0) return <p className="mt-3 text-muted-foreground">{t("none")}</p>;
  const average = averageRating.toFixed(1);
  return (
    <>
      <div className="mt-3 flex items-center gap-4">
        <bdi dir="ltr" className="display text-d1">
          {average}
        </bdi>
        <div>
          <Stars rating={averageRating} label={t("outOf", { rating: average })} />
          <p className="text-muted-foreground text-sm">{t("count", { count: totalReviews })}</p>
        </div>
      </div>
      <ul className="mt-4 grid gap-2 text-sm">
        {stars.map(({ rating, count }) => (
          <li
            key={rating}
            aria-label={t("bar", { rating: String(rating), count })}
            className="grid grid-cols-[1ch_1fr_3ch] items-center gap-3"
          >
            <span aria-hidden>{rating}</span>
            <span aria-hidden className="h-2 rounded-full bg-secondary">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ inlineSize: `${(count / totalReviews) * 100}%` }}
              />
            </span>
            <span aria-hidden className="text-end text-muted-foreground tabular-nums">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
