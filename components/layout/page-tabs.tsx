import { Link } from "@/components/ui/link";
import { ScrollCurrentIntoView } from "@/components/ui/scroll-current-into-view";
import { TabStitch } from "./tab-stitch";

type PageTabsProps = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: {
    href: string;
    name: string;
    isCurrent: boolean;
    /** Number next to the name; `isNew` marks waiting items. */
    count?: { value: string; isNew?: boolean };
  }[];
};

/** Tabs with a URL each; the current or pressed one has the stitch. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <ScrollCurrentIntoView>
      <nav
        aria-label={label}
        className="group/tabs flex gap-6 overflow-x-auto border-border border-b"
      >
        {tabs.map(({ href, name, isCurrent, count }) => (
          <Link
            key={href}
            href={href}
            aria-current={isCurrent ? "page" : undefined}
            className="relative inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center gap-2 font-medium text-muted-foreground has-data-loading:text-foreground aria-[current=page]:font-semibold aria-[current=page]:text-foreground"
          >
            {name}
            {count && (
              <bdi
                dir="ltr"
                className={`rounded-full px-1.75 py-px font-semibold text-xs ${
                  count.isNew
                    ? "bg-brand text-brand-foreground"
                    : "bg-secondary text-muted-foreground"
                }`}
              >
                {count.value}
              </bdi>
            )}
            <TabStitch isCurrent={isCurrent} />
          </Link>
        ))}
      </nav>
    </ScrollCurrentIntoView>
  );
}
