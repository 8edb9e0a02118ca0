import { useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { Badge } from "@/components/ui/badge";
import { BadgeCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Stars } from "@/components/ui/stars";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { listStoreReviews } from "@/lib/storefronts/queries";

type StoreReview = Awaited<ReturnType<typeof listStoreReviews>>[number];

/** The newest reviews of a store's products. */
export function StoreReviews({ reviews }: { reviews: StoreReview[] }) {
  const t = useTranslations("storefronts.page");
  if (reviews.length === 0) return <p className="pb-6 text-muted-foreground">{t("noReviews")}</p>;
  return (
    <ul className="max-w-3xl">
      {reviews.map((review) => (
        <ReviewRow key={review.id} review={review} />
      ))}
    </ul>
  );
}

function ReviewRow({ review }: { review: StoreReview }) {
  const t = useTranslations("reviews");
  const dateText = useDates();
  return (
    <li className="border-b py-5 first:pt-0 last:border-b-0">
      <article className="grid gap-1.5">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={review.rating} label={t("outOf", { rating: String(review.rating) })} />
          <UserText
            as="h2"
            text={review.title}
            locale={review.locale}
            className="wrap-anywhere min-w-0 grow font-semibold"
          />
          <time dateTime={review.createdAt} className="text-muted-foreground text-sm">
            {dateText(new Date(review.createdAt), DATE)}
          </time>
        </header>
        <UserText
          as="p"
          text={review.comment}
          locale={review.locale}
          className="wrap-anywhere max-w-[66ch] whitespace-pre-line text-secondary-foreground [justify-self:self-start]"
        />
        <footer className="flex flex-wrap items-center gap-x-3 text-sm">
          <bdi className="font-semibold">{review.buyerName}</bdi>
          {review.isVerifiedPurchase && (
            <Badge tone="success">
              <BadgeCheck aria-hidden />
              {t("verified")}
            </Badge>
          )}
          <LanguageNote locale={review.locale} />
          <Link
            href={`/product/${review.productId}`}
            className="link inline-flex min-h-11 items-center"
          >
            <bdi>{review.productTitle}</bdi>
          </Link>
        </footer>
      </article>
    </li>
  );
}
