import { useTranslations } from "next-intl";
import { FromPrice } from "@/components/products/from-price";
import { OldPrice } from "@/components/products/old-price";
import { FallbackImage } from "@/components/ui/fallback-image";
import { Star } from "@/components/ui/icons";
import { thumbnail } from "@/components/ui/image-url";
import type { Suggestion } from "@/lib/search/dto";

const IMAGE_SIZE = 48;

/** Image, title and kind of a suggestion; of a product also its price and rating. */
export function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslations("search.type");
  const { title, subtitle, imageUrl, type } = suggestion;
  return (
    <>
      <FallbackImage
        src={thumbnail(imageUrl, IMAGE_SIZE)}
        fallback="/illustrations/mesob.svg"
        alt=""
        width={IMAGE_SIZE}
        height={IMAGE_SIZE}
        className="size-12 shrink-0 rounded-md bg-image-ground object-cover"
      />
      <span className="grid min-w-0 grow gap-0.5 leading-snug">
        <bdi className="line-clamp-2 font-medium">{title}</bdi>
        <bdi className="truncate text-muted-foreground text-sm">{subtitle}</bdi>
        <PriceAndRating suggestion={suggestion} />
      </span>
      <span className="shrink-0 text-muted-foreground text-sm">{t(type)}</span>
    </>
  );
}

function PriceAndRating({ suggestion }: { suggestion: Suggestion }) {
  const { price, maxPrice = null, sale, averageRating, totalReviews = 0 } = suggestion;
  if (price === undefined) return null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <FromPrice price={price} maxPrice={maxPrice} className="font-[650]" />
      <OldPrice wasPrice={sale?.wasPrice} percent={sale?.percent} />
      {averageRating !== undefined && totalReviews > 0 && (
        <Rating averageRating={averageRating} totalReviews={totalReviews} />
      )}
    </span>
  );
}

type RatingProps = { averageRating: number; totalReviews: number };

function Rating({ averageRating, totalReviews }: RatingProps) {
  const t = useTranslations("reviews");
  const rating = averageRating.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden className="size-3.5 fill-current text-brand" />
      <span aria-hidden>{rating}</span>
      <span className="sr-only">{t("outOf", { rating })}</span>
      <bdi className="text-muted-foreground">{`(${totalReviews})`}</bdi>
    </span>
  );
}
