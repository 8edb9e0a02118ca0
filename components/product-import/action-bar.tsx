import type { ReactNode } from "react";

/** The actions of a step, with a hint of what follows. */
export function ActionBar({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-card p-4 shadow-sm">
      <p aria-live="polite" className="min-w-0 text-muted-foreground text-sm">
        {hint}
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
