import type { Locale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { LanguageNote } from "@/components/languages/language-note";
import { textAttributes } from "@/components/languages/user-text";
import {
  BookOpen,
  Building2,
  type IconComponent,
  MessagesSquare,
  Newspaper,
} from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

import { type SiteSearchKind, searchSite } from "@/lib/search/site-queries";

const ICONS: Record<SiteSearchKind, IconComponent> = {
  business: Building2,
  article: Newspaper,
  post: MessagesSquare,
  story: BookOpen,
};

const attributesOf = (text: string, locale: Locale | null) =>
  locale ? textAttributes(text, locale) : { dir: "auto" };

/** Results of the directory, the blog, the forum and the stories for a search; renders nothing without results. */
export async function SiteResultsSection({ search }: { search: string }) {
  const [t, results] = await Promise.all([
    getTranslations("search.elsewhere"),
    searchSite(search, await getLocale()),
  ]);
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere" className="mt-12 border-border border-t pt-8">
      <h2 id="elsewhere" className="display text-d3">
        {t("title")}
      </h2>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {results.map(({ kind, id, title, text, locale, href }) => {
          const Icon = ICONS[kind];
          return (
            <li key={`${kind}-${id}`} className="flex gap-3.5 border-border border-b py-4">
              <Icon aria-hidden className="mt-1 size-5 text-brand-ink" />
              <div className="min-w-0">
                <p className="flex gap-3 text-muted-foreground text-sm">
                  {t(kind)}
                  {locale && <LanguageNote locale={locale} />}
                </p>
                <Link
                  href={href}
                  {...attributesOf(title, locale)}
                  className="block pointer-coarse:py-2 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                >
                  {title}
                </Link>
                <p
                  {...attributesOf(text, locale)}
                  className="line-clamp-2 text-md text-muted-foreground"
                >
                  {text}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
