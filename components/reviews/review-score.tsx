import { useTranslations } from "next-intl";

import { Stars } from "@/components/ui/stars";

type Score = {
  averageRating: number;
  totalReviews: number;
  stars: { rating: number; count: number }[];
};

/** The average, and the number of ratings for each number of stars. */
export function ReviewScore({ summary }: { summary: Score }) {
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
            aria-label={t("bar", { rating, count })}
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
