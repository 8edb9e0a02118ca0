import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Download } from "@/components/ui/icons";

type ListHeaderProps = {
  id: string;
  title: string;
  /** Text with the number of matching rows. */
  count: string;
  /** Address of the export of all matching rows: a path under /api. */
  exportHref?: string;
  children?: ReactNode;
};

/** Title of a list, its number of rows and its export. */
export function ListHeader({ id, title, count, exportHref, children }: ListHeaderProps) {
  const t = useTranslations("admin.list");
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 id={id} className="display text-d4">
          {title}
        </h2>
        <p className="text-muted-foreground text-sm">{count}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        {exportHref && (
          <ButtonLink href={exportHref} variant="outline" size="sm" download>
            <Download aria-hidden className="size-4.5" />
            {t("export")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
