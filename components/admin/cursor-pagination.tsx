import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";

type CursorPaginationProps = {
  /** The rows before those on show; null at the end. */
  olderHref: string | null;
  /** The first rows again; null where they are on show. */
  newestHref: string | null;
};

/** The way through a list that is too long to be counted. */
export function CursorPagination({ olderHref, newestHref }: CursorPaginationProps) {
  const t = useTranslations("admin.list");
  if (!olderHref && !newestHref) return null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap gap-2">
      {newestHref && (
        <ButtonLink href={newestHref} variant="ghost">
          {t("newest")}
        </ButtonLink>
      )}
      {olderHref && (
        <ButtonLink href={olderHref} variant="outline">
          {t("older")}
        </ButtonLink>
      )}
    </nav>
  );
}
