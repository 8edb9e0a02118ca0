import { Star } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Illustration } from "@/components/ui/illustration";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import type { GoodsFigures, TopProduct } from "@/lib/dashboard/queries/goods";
import { dashboardPath, editPath } from "./paths";
import { SectionCard } from "./section-card";

/** Points over reviews with one decimal, as text. */
const averageOf = (sum: number, count: number) => (sum / count).toFixed(1);

/** The best sold three with what buyers really think of them, and the average of all. */
export function TopProducts({ goods }: { goods: GoodsFigures }) {
  const t = useTranslations("dashboard.top");
  const { top, ratingCount, ratingSum } = goods;
  return (
    <SectionCard
      id="top-title"
      title={t("title")}
      more={{ href: dashboardPath("products"), label: t("all") }}
    >
      {top.length === 0 && (
        <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("empty")}</p>
      )}
      <ul>
        {top.map((product) => (
          <TopRow key={product.id} product={product} />
        ))}
      </ul>
      {top.length > 0 && (
        <p className="mt-auto border-t px-4 py-3.5 text-muted-foreground text-sm sm:px-5.5">
          {ratingCount > 0
            ? t("average", { rating: averageOf(ratingSum, ratingCount), count: ratingCount })
            : t("unrated")}
        </p>
      )}
    </SectionCard>
  );
}

function TopRow({ product }: { product: TopProduct }) {
  const t = useTranslations("dashboard.top");
  const { id, title, imageUrl, priceCents, soldCount, ratingCount, ratingSum } = product;
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.75 sm:px-5.5">
      <Illustration
        src={imageUrl}
        width={52}
        height={52}
        className="size-13 rounded-sm object-cover"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-semibold text-md leading-snug">
          <Link href={editPath(id)} prefetch={false} className="underline-offset-4 hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="text-muted-foreground text-xs">
          {t("sold", { count: soldCount })}
          {" · "}
          <Price amount={formatMoney(priceCents)} className="" />
          {ratingCount === 0 && ` · ${t("unrated")}`}
        </p>
      </div>
      {ratingCount > 0 && (
        <p className="text-end text-sm">
          <span className="flex items-center justify-end gap-1 font-semibold tabular-nums">
            <Star aria-hidden className="size-4 fill-current text-brand" />
            <bdi dir="ltr">{averageOf(ratingSum, ratingCount)}</bdi>
          </span>
          <span className="text-muted-foreground text-xs">
            {t("reviews", { count: ratingCount })}
          </span>
        </p>
      )}
    </li>
  );
}
