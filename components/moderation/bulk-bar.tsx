"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Check, X } from "@/components/ui/icons";
import { DECISIONS, decidedAs } from "./decision-labels";
import type { InboxEntry } from "./inbox-item";

const load = () => import("./bulk-dialog");
const Dialog = lazy(async () => ({ default: (await load()).BulkDialog }));

const WAYS = { mild: Check, hard: X } as const;

type BulkBarProps = { picked: InboxEntry[]; onClear: () => void };

/** Decisions on all selected items; reports are decided separately from other kinds. */
export function BulkBar({ picked, onClear }: BulkBarProps) {
  const t = useTranslations("moderation.bulk");
  const [way, setWay] = useState<"mild" | "hard" | null>(null);
  const [as, ...others] = new Set(picked.map(({ kind }) => decidedAs(kind)));
  return (
    <div className="sticky top-0 z-3 flex min-h-11 flex-wrap items-center gap-x-1 gap-y-1 border-border border-b bg-secondary px-4 py-1.5 text-secondary-foreground text-sm">
      <span aria-live="polite" className="me-auto font-semibold">
        {t("chosen", { count: String(picked.length) })}
      </span>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t("clear")}
      </Button>
      {as && others.length === 0 ? (
        (["hard", "mild"] as const).map((severity) => {
          const Icon = WAYS[severity];
          return (
            <Button
              key={severity}
              variant={severity === "mild" ? "outline" : "ghost"}
              size="sm"
              aria-haspopup="dialog"
              onPointerEnter={() => void load()}
              onFocus={() => void load()}
              onClick={() => setWay(severity)}
            >
              <Icon aria-hidden />
              {t(`${as}.${severity}`)}
            </Button>
          );
        })
      ) : (
        <span className="basis-full text-xs">{t("mixed")}</span>
      )}
      {as && way && (
        <Suspense fallback={null}>
          <Dialog
            as={as}
            way={way}
            decision={DECISIONS[as][way]}
            items={picked.flatMap(({ kind, id, version }) =>
              kind === "import" ? [] : [{ kind, id, version }],
            )}
            href={picked[0]?.href ?? ""}
            onClose={() => setWay(null)}
            onDone={onClear}
          />
        </Suspense>
      )}
    </div>
  );
}
