"use client";

import type { ReactNode } from "react";
import { HeartPulse, type IconComponent, ImageOff, Tag } from "@/components/ui/icons";

import type { ImportFlag } from "@/lib/moderation/import-rules";
import { useReviewState } from "./review-state";

const ICONS: Record<ImportFlag, IconComponent> = { image: ImageOff, cure: HeartPulse, price: Tag };

type FlagCardProps = {
  flag: ImportFlag;
  title: string;
  hint: string;
  open: string;
  /** The flagged products. */
  children: ReactNode;
};

/** Products with the same flag; opened on press. */
export function FlagCard({ flag, title, hint, open, children }: FlagCardProps) {
  const { openFlag } = useReviewState();
  const Icon = ICONS[flag];
  return (
    <details
      className="group border-t"
      onToggle={(event) => event.currentTarget.open && openFlag(flag)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-3 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-warning-soft text-warning-ink">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold text-md">{title}</span>
          <span className="block text-muted-foreground text-sm">{hint}</span>
        </span>
        <span className="shrink-0 rounded-md border border-input px-3 py-1.5 text-sm group-open:hidden">
          {open}
        </span>
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
