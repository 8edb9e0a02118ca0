import { useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { ReviewScore } from "@/components/reviews/review-score";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { BadgeCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Stars } from "@/components/ui/stars";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { SellerReviews as Summary } from "@/lib/sellers/queries/sellers";

/** Ratings of the seller's products, and the newest reviews. */
export function SellerReviews({ summary }: { summary: Summary }) {
  const t = useTranslations("sellers.reviews");
  const { reviews, totalReviews } = summary;
  if (totalReviews === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/tea.svg"
        title={t("none")}
        description={t("noneHint")}
      />
    );
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 sm:grid-cols-[220px_minmax(0,1fr)]">
      <div>
        <h2 className="font-semibold text-lg">{t("title")}</h2>
        <ReviewScore summary={summary} />
      </div>
      <ul className="min-w-0">
        {reviews.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
        {totalReviews > reviews.length && (
          <li className="pt-5 text-muted-foreground text-sm">
            {t("newest", { count: reviews.length })}
          </li>
        )}
      </ul>
    </div>
  );
}

function ReviewRow({ review }: { review: Summary["reviews"][number] }) {
  const t = useTranslations("reviews");
  const dateText = useDates();
  const { rating, title, comment, locale, buyerName, product, productId, answer, createdAt } =
    review;
  return (
    <li className="border-b py-5 first:pt-0 last:border-b-0">
      <article className="grid gap-1.5">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={rating} label={t("outOf", { rating: String(rating) })} />
          <UserText
            as="h3"
            text={title}
            locale={locale}
            className="wrap-anywhere min-w-0 grow font-semibold"
          />
          <time dateTime={createdAt} className="text-muted-foreground text-sm">
            {dateText(new Date(createdAt), DATE)}
          </time>
        </header>
        <UserText
          as="p"
          text={comment}
          locale={locale}
          className="wrap-anywhere max-w-[66ch] whitespace-pre-line text-secondary-foreground [justify-self:self-start]"
        />
        <footer className="flex flex-wrap items-center gap-x-3 text-sm">
          <bdi className="font-semibold">{buyerName}</bdi>
          {review.isVerifiedPurchase && (
            <Badge tone="success">
              <BadgeCheck aria-hidden />
              {t("verified")}
            </Badge>
          )}
          <LanguageNote locale={locale} />
          {product.isLive ? (
            <Link href={`/product/${productId}`} className="link inline-flex min-h-11 items-center">
              <bdi>{product.title}</bdi>
            </Link>
          ) : (
            <bdi className="text-muted-foreground">{product.title}</bdi>
          )}
        </footer>
        {answer && (
          <div className="max-w-[66ch] rounded-md bg-secondary px-4 py-3">
            <h4 className="font-semibold text-sm">{t("sellerReply")}</h4>
            <UserText
              as="p"
              text={answer}
              locale={review.answerLocale ?? locale}
              className="wrap-anywhere whitespace-pre-line text-secondary-foreground"
            />
            {review.answerLocale && <LanguageNote locale={review.answerLocale} />}
          </div>
        )}
      </article>
    </li>
  );
}
