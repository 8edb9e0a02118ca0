import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Download } from "@/components/ui/icons";

type ChartCardProps = {
  id: string;
  title: string;
  /** Explanation of the metric. */
  description: string;
  /** Address of the figures as a file: a path under /api. */
  exportHref: string;
  children: ReactNode;
};

/** One metric: its name, an explanation and an export. */
export function ChartCard({ id, title, description, exportHref, children }: ChartCardProps) {
  const t = useTranslations("admin.list");
  return (
    <Card className="min-w-0 overflow-hidden">
      <section aria-labelledby={id} className="flex h-full flex-col">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:flex-nowrap sm:px-5.5">
          <div className="min-w-0 max-w-[56ch]">
            <h3 id={id} className="font-semibold text-lg">
              {title}
            </h3>
            <p className="text-muted-foreground text-sm">{description}</p>
          </div>
          <ButtonLink href={exportHref} variant="outline" size="sm" download className="shrink-0">
            <Download aria-hidden className="size-4.5" />
            {t("export")}
            <span className="sr-only">{` ${title}`}</span>
          </ButtonLink>
        </header>
        {children}
      </section>
    </Card>
  );
}
