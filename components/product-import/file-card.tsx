import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FileSpreadsheet } from "@/components/ui/icons";
import type { Report } from "./use-import";

type FileCardProps = { report: Report; name: string; onClose: () => void };

/** The chosen file with its rows and products. */
export function FileCard({ report, name, onClose }: FileCardProps) {
  const t = useTranslations("products.import");
  return (
    <section className="grid gap-3 rounded-lg border border-border bg-card p-5 text-sm">
      <h2 className="flex min-w-0 items-center gap-2.5 font-semibold">
        <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-brand-ink" />
        <bdi className="min-w-0 break-all">{name}</bdi>
      </h2>
      <p className="text-muted-foreground">
        {t(`layout.${report.hasEarlierMapping ? "earlier" : report.layout}`)}
      </p>
      <dl className="grid gap-1.5">
        {(
          [
            ["rows", report.rowCount],
            ["products", report.total],
          ] as const
        ).map(([key, count]) => (
          <div key={key} className="flex justify-between gap-3">
            <dt className="text-muted-foreground">{t(`file.${key}`)}</dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" className="justify-self-start" onClick={onClose}>
        {t("file.other")}
      </Button>
    </section>
  );
}
