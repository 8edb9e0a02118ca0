import { BookOpen, Building2, type LucideIcon, MessagesSquare, Newspaper } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";

import { type SiteSearchKind, searchSite } from "@/lib/products/search/site-queries";

const ICONS: Record<SiteSearchKind, LucideIcon> = {
  business: Building2,
  article: Newspaper,
  post: MessagesSquare,
  story: BookOpen,
};

/** Results of the directory, the blog, the forum and the stories for a search; renders nothing without results. */
export async function SiteResultsSection({ search }: { search: string }) {
  const [t, found] = await Promise.all([getTranslations("search.elsewhere"), searchSite(search)]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere" className="mt-12 border-border border-t pt-8">
      <h2 id="elsewhere" className="display text-d3">
        {t("title")}
      </h2>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {found.map(({ kind, id, title, text, href }) => {
          const Icon = ICONS[kind];
          return (
            <li key={`${kind}-${id}`} className="flex gap-3.5 border-border border-b py-4">
              <Icon aria-hidden className="mt-1 size-5 text-brand-ink" />
              <div className="min-w-0">
                <p className="text-muted-foreground text-sm">{t(kind)}</p>
                <Link
                  href={href}
                  className="inline-block pointer-coarse:py-2 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                >
                  <bdi>{title}</bdi>
                </Link>
                <p dir="auto" className="line-clamp-2 text-md text-muted-foreground">
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
