"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, useEffect, useRef, useState } from "react";
import { HEADER_ICON } from "@/components/layout/header-button-classes";
import { LazyMenu, NO_PROPS } from "@/components/layout/lazy-menu";
import { usePublicPathname } from "@/components/layout/use-public-pathname";
import { Menu, Search } from "@/components/ui/icons";
import { CartLink } from "./cart-link";
import { LanguageMenu } from "./language-menu";
import { NotificationBellSlot } from "./notification-bell-slot";
import { SearchForm } from "./search-form";

const load = () => import("./mobile-menu");
const Panel = lazy(async () => ({ default: (await load()).MobileMenu }));

/** Pages with a visible search field; elsewhere a button opens it. */
const SEARCHING = ["/", "/shop"];

export function MobileHeader({ logo }: { logo: ReactNode }) {
  const t = useTranslations("nav");
  const path = usePublicPathname();
  const isSearching = SEARCHING.includes(path);
  return (
    <div className={`flex min-h-14 items-center ps-1 pe-2 ${path === "/" ? "" : "border-b"}`}>
      <LazyMenu
        panel={Panel}
        panelProps={NO_PROPS}
        preload={load}
        kind="dialog"
        label={t("openMenu")}
        className={HEADER_ICON}
      >
        <Menu aria-hidden className="size-6" />
      </LazyMenu>
      <span className="me-auto">{logo}</span>
      {isSearching ? <LanguageMenu isCompact /> : <SearchToggle />}
      <NotificationBellSlot />
      <CartLink />
    </div>
  );
}

/** Search row below the header of the home page; it scrolls away with the page. */
export function MobileSearchRow() {
  if (usePublicPathname() !== "/") return null;
  return (
    <div className="flex border-b bg-card px-4 pb-3 md:hidden">
      <SearchForm isCompact />
    </div>
  );
}

function SearchToggle() {
  const t = useTranslations("search.field");
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-label={t("open")}
        aria-expanded={isOpen}
        className={HEADER_ICON}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Search aria-hidden className="size-5" />
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-full flex border-y bg-card px-4 py-3 shadow-md">
          <SearchForm isCompact input={input} />
        </div>
      )}
    </>
  );
}
