import { useTranslations } from "next-intl";
import { LANGUAGE_NOTE_MESSAGES } from "@/components/languages/language-note";
import { PageMessages } from "@/components/layout/page-messages";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { getReviewSummary } from "@/lib/reviews/queries";
import { ReviewItem } from "./review-item";
import { ReviewScore } from "./review-score";
import { WriteReview, WriteReviewButton, WriteReviewPanel } from "./write-review";

type Summary = Awaited<ReturnType<typeof getReviewSummary>>;

/** Includes the messages of the review, its reply and its report. */
const MESSAGES = [
  "contentReports",
  "reviews.actions",
  "reviews.sellerReply",
  "reviews.edited",
  "reviews.form",
  "reviews.outOf",
  "reviews.unverified",
  "reviews.verified",
  ...LANGUAGE_NOTE_MESSAGES,
  "validation.replyShort",
  "validation.commentShort",
  "validation.invalid",
  "validation.ratingMissing",
  "validation.reasonShort",
  "validation.titleShort",
];

type ReviewSectionProps = { product: { id: number; sellerId: number }; summary: Summary };

/** The score, its distribution, the reviews, and the form for a new one. */
export function ReviewSection({ product, summary }: ReviewSectionProps) {
  const t = useTranslations("reviews");
  const dateText = useDates();
  return (
    <section aria-labelledby="reviews" className="wrap py-14 md:py-18">
      <PageMessages namespaces={MESSAGES}>
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
                  <ReviewItem
                    key={review.id}
                    review={review}
                    isUncounted={summary.isVerifiedOnly && !review.isVerifiedPurchase}
                    date={dateText(new Date(review.createdAt), DATE)}
                    sellerId={product.sellerId}
                  />
                ))}
                {summary.reviews.length === 0 && (
                  <li className="text-muted-foreground">{t("noneHint")}</li>
                )}
              </ul>
            </div>
          </div>
        </WriteReview>
      </PageMessages>
    </section>
  );
}
