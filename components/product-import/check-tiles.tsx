import { useTranslations } from "next-intl";

import { cn } from "@/lib/core/cn";
import type { Report } from "./use-import";

/** Figures of a check. */
export function CheckTiles({ report }: { report: Report }) {
  const t = useTranslations("products.import.tiles");
  const { good, existing, bad, images } = report;
  const tiles = [
    ["created", good - existing],
    ["updated", existing],
    ["failed", bad],
    ["images", images],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-border bg-border lg:grid-cols-4">
      {tiles.map(([key, count]) => (
        <div key={key} className="bg-card p-4">
          <dt className="text-muted-foreground text-sm">{t(key)}</dt>
          <dd
            className={cn(
              "font-semibold text-2xl tabular-nums",
              key === "failed" && count > 0 && "text-destructive-ink",
            )}
          >
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}
