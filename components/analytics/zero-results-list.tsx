import { useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { Plus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { SearchMiss } from "@/lib/search/queries";

/** Searches without results; each links to the form of an alias with its text. */
export function ZeroResultsList({ misses }: { misses: SearchMiss[] }) {
  const t = useTranslations("analytics.misses");
  const dateText = useDates();
  if (misses.length === 0) {
    return <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("none")}</p>;
  }
  return (
    <ul>
      {misses.map(({ query, count, lastAt }) => (
        <li
          key={query}
          className="flex min-h-13 items-center justify-between gap-3 border-t px-4 py-1.5 sm:px-5.5"
        >
          <div className="min-w-0">
            <bdi className="wrap-anywhere font-semibold text-md">{query}</bdi>
            <p className="text-muted-foreground text-xs">
              {t("count", { count })}
              {" · "}
              <time dateTime={lastAt}>{dateText(new Date(lastAt), DATE)}</time>
            </p>
          </div>
          <Link
            href={`${adminHref("catalogue", { alias: query })}#new-alias`}
            className="link inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm"
          >
            <Plus aria-hidden className="size-4" />
            {t("add")}
            <span className="sr-only">{` ${query}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
