import { useTranslations } from "next-intl";
import { Check } from "@/components/ui/icons";

import { cn } from "@/lib/core/cn";

const STEPS = ["file", "columns", "check", "import"] as const;
export type ImportStep = (typeof STEPS)[number];

/** The steps of an import with the current one. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const t = useTranslations("products.import.steps");
  const current = STEPS.indexOf(step);
  return (
    <ol aria-label={t("label")} className="grid grid-cols-4 gap-2">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={cn(
            "flex min-w-0 flex-col gap-1.5 text-sm",
            index === current ? "font-semibold text-foreground" : "text-muted-foreground",
          )}
        >
          <span
            aria-hidden
            className={cn("h-2 rounded-full", index <= current ? "bg-primary" : "bg-muted")}
          />
          <span className="flex items-center gap-1.5">
            {index < current && <Check aria-hidden className="size-4 shrink-0" />}
            {t(name)}
          </span>
        </li>
      ))}
    </ol>
  );
}
