import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";

import { Thread } from "@/components/ui/weaves";
import { AccountArea } from "./account-area";
import { CartLink } from "./cart-link";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";
import { MainNav } from "./main-nav";
import { MobileHeader, MobileSearchRow } from "./mobile-header";
import { NotificationBellSlot } from "./notification-bell-slot";
import { SearchForm } from "./search-form";
import { ThemeMenu } from "./theme-menu";
import { ToolsMenu } from "./tools-menu";
import { WishlistLink } from "./wishlist-link";

/** Header with the thread; its first row is sticky, the rest scrolls away. */
export async function Header({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "nav" });
  return (
    <>
      <Thread />
      <header className="stuck-edge sticky top-0 z-40 bg-card">
        <div className="md:hidden">
          <MobileHeader logo={<Logo label={t("homeLink")} isSmall />} />
        </div>
        <div className="wrap hidden h-18 items-center gap-7 md:flex">
          <Logo label={t("homeLink")} tagline={t("tagline")} />
          <SearchForm />
          <div className="ms-auto flex shrink-0 items-center gap-1">
            <ToolsMenu />
            <LanguageMenu />
            <ThemeMenu />
            <WishlistLink />
            <CartLink />
            <NotificationBellSlot />
            <AccountArea />
          </div>
        </div>
      </header>
      <MobileSearchRow />
      <MainNav />
    </>
  );
}
