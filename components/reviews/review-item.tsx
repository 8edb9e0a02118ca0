"use client";

import { useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { Badge } from "@/components/ui/badge";
import { BadgeCheck } from "@/components/ui/icons";
import { Stars } from "@/components/ui/stars";
import type { Review } from "@/lib/reviews/dto";
import { ReviewActions } from "./review-actions";

type ReviewItemProps = {
  review: Review;
  date: string;
  sellerId: number;
  /** Whether the review does not count for the average, since others are verified. */
  isUncounted: boolean;
};

/** A buyer's review with the seller's reply. A client component, since its buttons need the whole review anyway. */
export function ReviewItem({ review, date, sellerId, isUncounted }: ReviewItemProps) {
  const t = useTranslations("reviews");
  const titleId = `review-${review.id}`;
  return (
    <li className="border-border border-b py-5 first:pt-0">
      <article className="grid gap-1.5">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={review.rating} label={t("outOf", { rating: String(review.rating) })} />
          <UserText
            as="h3"
            id={titleId}
            text={review.title}
            locale={review.locale}
            className="wrap-anywhere min-w-0 grow font-semibold"
          />
          <time dateTime={review.createdAt} className="text-muted-foreground text-sm">
            {date}
          </time>
        </header>
        <UserText
          as="p"
          text={review.comment}
          locale={review.locale}
          className="wrap-anywhere max-w-[66ch] whitespace-pre-line text-secondary-foreground [justify-self:self-start]"
        />
        <footer className="flex min-h-9 flex-wrap items-center gap-3 text-sm">
          <span className="font-semibold">
            <bdi>{review.buyerName}</bdi>
          </span>
          {review.isVerifiedPurchase && (
            <Badge tone="success">
              <BadgeCheck aria-hidden />
              {t("verified")}
            </Badge>
          )}
          {isUncounted && <Badge>{t("unverified")}</Badge>}
          <LanguageNote locale={review.locale} />
          {review.editedAt && <span className="text-muted-foreground">{t("edited")}</span>}
          <ReviewActions review={review} sellerId={sellerId} titleId={titleId} />
        </footer>
        {review.answer && (
          <div className="max-w-[66ch] rounded-md bg-secondary px-4 py-3">
            <h4 className="font-semibold text-sm">{t("sellerReply")}</h4>
            <UserText
              as="p"
              text={review.answer}
              locale={review.answerLocale ?? review.locale}
              className="wrap-anywhere whitespace-pre-line text-secondary-foreground"
            />
            {review.answerLocale && <LanguageNote locale={review.answerLocale} />}
          </div>
        )}
      </article>
    </li>
  );
}
