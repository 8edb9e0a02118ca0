import { BadgeCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { Stars } from "@/components/ui/stars";
import type { getReviewSummary } from "@/lib/reviews/queries";

type Summary = Awaited<ReturnType<typeof getReviewSummary>>;

/** The score, how it is spread, and what buyers wrote. */
export function ReviewSection({ summary }: { summary: Summary }) {
  const t = useTranslations("reviews");
  return (
    <section aria-labelledby="reviews" className="wrap py-14 md:py-18">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[280px_1fr]">
        <div>
          <h2 id="reviews" className="display text-d3">
            {t("heading")}
          </h2>
          <ReviewScore summary={summary} />
        </div>
        <ul>
          {summary.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
          {summary.reviews.length === 0 && (
            <li className="text-muted-foreground">{t("noneHint")}</li>
          )}
        </ul>
      </div>
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

function ReviewItem({ review }: { review: Summary["reviews"][number] }) {
  const t = useTranslations("reviews");
  const format = useFormatter();
  const date = format.dateTime(new Date(review.createdAt), { dateStyle: "medium" });
  return (
    <li className="border-border border-b py-5 first:pt-0">
      <article className="grid gap-1.5">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={review.rating} label={t("outOf", { rating: String(review.rating) })} />
          <h3 className="grow font-semibold">
            <bdi>{review.title}</bdi>
          </h3>
          <time dateTime={review.createdAt} className="text-muted-foreground text-sm">
            {date}
          </time>
        </header>
        <p className="max-w-[66ch] text-secondary-foreground">
          <bdi>{review.comment}</bdi>
        </p>
        <footer className="flex flex-wrap items-center gap-3 text-sm">
          <span className="font-semibold">
            <bdi>{review.buyerName}</bdi>
          </span>
          {review.isVerifiedPurchase && (
            <Badge tone="success">
              <BadgeCheck aria-hidden />
              {t("verified")}
            </Badge>
          )}
        </footer>
      </article>
    </li>
  );
}
