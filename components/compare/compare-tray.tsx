"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type CSSProperties, useRef, useState } from "react";

import { floatingOffset } from "@/components/layout/floating-offset";
import { useBottomInset } from "@/components/layout/use-bottom-inset";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { Thread } from "@/components/ui/weaves";
import { COMPARE_MAX, COMPARE_MIN, type CompareItem, compareHref } from "@/lib/compare/rules";
import { clearCompared, removeCompared, useCompared } from "@/lib/compare/store";
import { TrayItem, TrayThumbs } from "./tray-items";

const HINT = "compare-hint";
const LIST = "compare-list";

/** The chosen products, floating above the end of the page; on phones a bar above the existing one. */
export function CompareTray() {
  const t = useTranslations("compare");
  const router = useRouter();
  const items = useCompared();
  const [isOpen, setIsOpen] = useState(false);
  const tray = useRef<HTMLElement>(null);
  const path = usePublicPathname();
  useBottomInset(tray, "--floor");
  const isShort = items.length < COMPARE_MIN;

  function remove({ id, title }: CompareItem) {
    const isLast = items.length === 1;
    // The pressed button disappears; the focus must move elsewhere.
    (isLast ? document.getElementById("main") : tray.current)?.focus({ preventScroll: true });
    removeCompared(id);
    toast.success(t("removed"), title);
  }

  function clear() {
    document.getElementById("main")?.focus({ preventScroll: true });
    clearCompared();
  }

  return (
    <>
      {/* Space at the end of the page, so that the tray never covers content. */}
      <div aria-hidden className="h-24 bg-dye-ink md:h-32" />
      <section
        ref={tray}
        tabIndex={-1}
        aria-label={t("tray.name")}
        style={{ "--offset": floatingOffset(path) } as CSSProperties}
        className="fixed inset-x-2 bottom-[calc(var(--offset)*var(--spacing))] z-30 mx-auto max-w-235 overflow-hidden rounded-lg border border-border bg-popover text-popover-foreground shadow-lg outline-none md:inset-x-6 md:bottom-6"
      >
        <Thread className="h-1! md:h-1!" />
        <p role="status" className="sr-only">
          {t("tray.selected", { count: String(items.length), most: String(COMPARE_MAX) })}
        </p>
        <div className="flex flex-wrap items-center gap-2 p-2 md:flex-nowrap md:gap-3 md:p-4 md:pb-3">
          <ul
            id={LIST}
            className={`w-full gap-2 md:grid md:w-auto md:grow md:grid-cols-3 md:gap-3 ${isOpen ? "grid" : "hidden"}`}
          >
            {items.map((item) => (
              <TrayItem key={item.id} item={item} onRemove={() => remove(item)} />
            ))}
            {items.length < COMPARE_MAX && (
              <li
                className={`hidden min-h-15 items-center justify-center rounded-md border border-input border-dashed px-3 text-center text-muted-foreground text-sm md:flex ${isShort ? "md:col-span-2" : ""}`}
              >
                {t("tray.more")}
              </li>
            )}
          </ul>
          <TrayThumbs
            items={items}
            isOpen={isOpen}
            controls={LIST}
            onToggle={() => setIsOpen(!isOpen)}
          />
          <Button
            disabled={isShort}
            aria-describedby={isShort ? HINT : undefined}
            onClick={() => router.push(compareHref(items.map(({ id }) => id)))}
            className="ms-auto shrink-0 text-nowrap"
          >
            {t("tray.open", { count: String(items.length) })}
          </Button>
          <Button
            variant="ghost"
            onClick={clear}
            className={`shrink-0 ${isOpen ? "" : "max-md:hidden"}`}
          >
            {t("clear")}
          </Button>
        </div>
        {isShort && (
          <p id={HINT} className="px-3 pb-2 text-end text-muted-foreground text-sm md:px-5 md:pb-3">
            {t("tray.hint")}
          </p>
        )}
      </section>
    </>
  );
}
