import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/core/cn";
import { LinkStatus } from "./link-status";

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

const CELL =
  "grid min-h-11 min-w-11 place-items-center rounded-md border px-2 font-semibold text-md tabular-nums has-data-loading:border-primary has-data-loading:bg-primary has-data-loading:text-primary-foreground";

/** Pagination with links, so that every page can be opened, shared and crawled. */
export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center gap-2">
      <Step to={page - 1} {...{ pageCount, hrefOf }} label={labels.previous}>
        <ChevronLeft aria-hidden className="rtl-flip size-5" />
      </Step>
      {windowAround(page, pageCount).map((entry, index, all) => (
        <span key={entry} className="contents">
          {index > 0 && entry - (all[index - 1] ?? 0) > 1 && (
            <span aria-hidden className="px-1 text-muted-foreground">
              {"…"}
            </span>
          )}
          <Link
            href={hrefOf(entry)}
            aria-label={labels.page(entry)}
            aria-current={entry === page ? "page" : undefined}
            className={cn(
              CELL,
              entry === page
                ? "border-primary bg-primary text-primary-foreground"
                : "border-transparent hover:bg-accent hover:text-accent-foreground",
            )}
          >
            {entry}
            <LinkStatus />
          </Link>
        </span>
      ))}
      <Step to={page + 1} {...{ pageCount, hrefOf }} label={labels.next}>
        <ChevronRight aria-hidden className="rtl-flip size-5" />
      </Step>
    </nav>
  );
}

type StepProps = Pick<PaginationProps, "pageCount" | "hrefOf"> & {
  to: number;
  label: string;
  children: ReactNode;
};

function Step({ to, pageCount, hrefOf, label, children }: StepProps) {
  if (to < 1 || to > pageCount) return null;
  return (
    <Link
      href={hrefOf(to)}
      aria-label={label}
      className={cn(CELL, "border-input bg-card hover:border-foreground hover:bg-accent")}
    >
      {children}
      <LinkStatus />
    </Link>
  );
}

/** Returns the first and last page and the neighbors of `page`. */
function windowAround(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(near)].filter((entry) => entry >= 1 && entry <= pageCount);
}
