import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";

type CursorPaginationProps = {
  /** Address of the older rows; null at the end. */
  olderHref: string | null;
  /** Address of the first page; null if it is the current one. */
  newestHref: string | null;
};

/** Navigation in a list that is too long to be counted. */
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
