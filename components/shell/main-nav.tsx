"use client";

import { useTranslations } from "next-intl";
import { lazy, useEffect, useRef, useState } from "react";
import { LazyMenu } from "@/components/layout/lazy-menu";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { useViewer } from "@/components/layout/use-viewer";
import { ChevronDown, LayoutDashboard, ShieldCheck, Store } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { END_NAV } from "./account-items";
import { isCurrent, MAIN_NAV, type NavItem } from "./nav-items";

const LINK = "relative flex h-full items-center gap-1.5 whitespace-nowrap";

/** Second row of the desktop header. Items that do not fit move to More. */
export function MainNav() {
  const t = useTranslations("nav");
  const path = usePublicPathname();
  const { list, shown } = useFitting();

  return (
    <nav
      aria-label={t("main")}
      className="hidden border-b bg-card font-medium text-md text-secondary-foreground md:block"
    >
      <div className="wrap flex h-11.5 gap-6.5">
        <ul ref={list} className="flex h-11.5 min-w-0 grow flex-wrap gap-x-6.5 overflow-hidden">
          {MAIN_NAV.map(({ key, href }, index) => {
            const isActive = isCurrent(path, href);
            return (
              <li key={key} className={`h-11.5 ${index >= shown ? "invisible" : ""}`}>
                <Link
                  href={href}
                  aria-current={isActive ? "page" : undefined}
                  className={`${LINK} -outline-offset-2 hover:text-foreground ${isActive ? "font-semibold text-foreground" : ""}`}
                >
                  {t(key)}
                  {isActive && <span aria-hidden className="stitch absolute inset-x-0 bottom-0" />}
                </Link>
              </li>
            );
          })}
        </ul>
        {shown < MAIN_NAV.length && (
          <div className="flex shrink-0">
            <MoreMenu items={MAIN_NAV.slice(shown)} />
          </div>
        )}
        <EndLink />
      </div>
    </nav>
  );
}

/** Returns how many items fit into the first line of the list; the others wrap out of view. */
function useFitting() {
  const list = useRef<HTMLUListElement>(null);
  const [visibleCount, setVisibleCount] = useState(MAIN_NAV.length);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const count = () => {
      const items = [...element.children] as HTMLElement[];
      const top = items[0]?.offsetTop ?? 0;
      setVisibleCount(items.filter((item) => item.offsetTop === top).length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { list, shown: visibleCount };
}

const load = () => import("./menu-links");

const Panel = lazy(async () => ({ default: (await load()).MenuLinks }));

function MoreMenu({ items }: { items: NavItem[] }) {
  const t = useTranslations("nav");
  return (
    <LazyMenu panel={Panel} panelProps={{ items }} preload={load} className={LINK}>
      {t("more")}
      <ChevronDown aria-hidden className="size-4" />
    </LazyMenu>
  );
}

const END_ICONS = {
  becomeSeller: Store,
  sellerDashboard: LayoutDashboard,
  adminPanel: ShieldCheck,
};

/** The link of the viewer's role; its place is empty until the role of a signed-in viewer is known. */
function EndLink() {
  const t = useTranslations("nav");
  const { viewer } = useViewer();
  const { key, href } = END_NAV[viewer?.role ?? "visitor"];
  const Icon = END_ICONS[key as keyof typeof END_ICONS];
  return (
    <Link
      href={href}
      className={`${LINK} shrink-0 font-semibold text-brand-ink hover:underline ${viewer ? "" : "signed-in:invisible"}`}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(key)}
    </Link>
  );
}
