import { ChevronRight } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

export type Crumb = { name: string; href?: string };

/** Breadcrumb trail; the last crumb is the current page and has no link. */
export function Breadcrumbs({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
        {crumbs.map(({ name, href }, index) => (
          <li
            key={name}
            className={`flex min-w-0 items-center gap-2 ${href ? "" : "max-sm:sr-only"}`}
          >
            {index > 0 && <ChevronRight aria-hidden className="rtl-flip size-3.5 stroke-2" />}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" dir="auto" className="truncate text-foreground">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
