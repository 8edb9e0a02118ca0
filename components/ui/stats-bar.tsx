import type { ReactNode } from "react";
import type { IconComponent } from "@/components/ui/icons";

/** Four statistics in a row, in two columns on phones. */
export function StatsBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border md:grid-cols-4"
    >
      {children}
    </section>
  );
}

type StatProps = {
  name: string;
  icon: IconComponent;
  value: ReactNode;
  /** One line of explanation. */
  children?: ReactNode;
};

export function Stat({ name, icon: Icon, value, children }: StatProps) {
  return (
    <div className={`min-w-0 bg-card px-4 sm:px-5.5 ${children ? "pt-5 pb-4.5" : "py-4"}`}>
      <h2 className="flex items-start justify-between gap-2 text-muted-foreground text-sm">
        {name}
        <Icon aria-hidden className="size-4.5 shrink-0 max-sm:hidden" />
      </h2>
      <p
        className={`font-semibold tabular-nums leading-tight ar:tracking-normal tracking-[-0.025em] ${
          children ? "mt-2.25 mb-2 text-2xl sm:text-[1.875rem]" : "mt-1 text-xl sm:text-2xl"
        }`}
      >
        {value}
      </p>
      {children && <p className="text-muted-foreground text-xs">{children}</p>}
    </div>
  );
}

/** Number with thousands separators, left-to-right in every language. */
export function Count({ children }: { children: number }) {
  return <bdi dir="ltr">{children.toLocaleString("en-US")}</bdi>;
}
