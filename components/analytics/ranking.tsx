import { useTranslations } from "next-intl";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import type { TopProduct } from "@/lib/analytics/queries";
import { ChartCard } from "./chart-card";

type RankingProps = { kind: "viewed" | "sold"; products: TopProduct[] };

const LISTS = { viewed: "most-viewed", sold: "best-selling" } as const;

/** The first ten, each with its value and a bar relative to the first. */
export function Ranking({ kind, products }: RankingProps) {
  const t = useTranslations(`analytics.${kind}`);
  const maxCount = products[0]?.count ?? 1;
  return (
    <ChartCard
      id={`${kind}-title`}
      title={t("title")}
      description={t("text")}
      exportHref={`/api/admin/exports/${LISTS[kind]}`}
    >
      {products.length === 0 && (
        <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("none")}</p>
      )}
      <ol>
        {products.map(({ id, title, imageUrl, count }) => (
          <li
            key={id}
            className="grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t px-4 py-2 sm:px-5.5"
          >
            <Illustration
              src={imageUrl}
              width={40}
              height={40}
              className="size-10 rounded-sm bg-image-ground object-cover"
            />
            <div className="min-w-0">
              <Link
                href={`/product/${id}`}
                className="block font-semibold text-md underline-offset-4 hover:underline"
              >
                <bdi className="block truncate rtl:text-right">{title}</bdi>
              </Link>
              <div aria-hidden className="mt-1 h-1 rounded-full bg-secondary">
                <div
                  className="h-full rounded-full bg-chart-1"
                  style={{ inlineSize: `${(100 * count) / maxCount}%` }}
                />
              </div>
            </div>
            <span className="text-sm tabular-nums">{t("count", { count })}</span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
