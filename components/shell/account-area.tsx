"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { HEADER_BUTTON } from "@/components/layout/header-button-classes";
import { LazyMenu, NO_PROPS } from "@/components/layout/lazy-menu";
import { useViewer } from "@/components/layout/use-viewer";
import { Avatar } from "@/components/ui/avatar";
import { ButtonLink } from "@/components/ui/button-link";
import { ChevronDown, User } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/store";

const load = () => import("./account-panel");
const Panel = lazy(async () => ({ default: (await load()).AccountPanel }));
const UnreadDot = lazy(async () => ({
  default: (await import("@/components/messaging/unread-dot")).UnreadDot,
}));

/**
 * Login and Sign Up until the viewer is known; they reserve the width of the row when other content covers them.
 * `signed-in:` replaces them before hydration if the signed-in marker is set.
 */
export function AccountArea() {
  const t = useTranslations("nav");
  const menu = useAccountMenu();
  return (
    <div className="relative flex min-w-41 justify-end">
      <div className={`signed-in:invisible flex items-center gap-1 ${menu ? "invisible" : ""}`}>
        <Link href="/login" className={`${HEADER_BUTTON} font-semibold`}>
          {t("login")}
        </Link>
        <ButtonLink href="/register">{t("signUp")}</ButtonLink>
      </div>
      {menu ? (
        <div className="absolute inset-0 grid items-center">{menu}</div>
      ) : (
        <AccountPlaceholder />
      )}
    </div>
  );
}

/** Has the parts of a signed-in viewer's button, which replaces it without moving anything. */
function AccountPlaceholder() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 signed-in:flex hidden items-center gap-1.75 px-2.5"
    >
      <Skeleton className="size-8.5 shrink-0 rounded-full" />
      <Skeleton className="h-4 grow" />
    </div>
  );
}

function useAccountMenu(): ReactNode {
  const t = useTranslations("nav");
  const { viewer, isPending } = useViewer();
  const { count } = useCart();

  if (viewer) {
    return (
      <AccountButton>
        <span className="relative flex">
          <Avatar name={viewer.username} />
          <Suspense fallback={null}>
            <UnreadDot />
          </Suspense>
        </span>
        <bdi className="truncate">{viewer.username}</bdi>
        <span className="sr-only">{`, ${t("accountMenu")}`}</span>
      </AccountButton>
    );
  }
  if (isPending || count === 0) return null;
  return (
    <AccountButton>
      <User aria-hidden className="size-5" />
      <span className="truncate">{t("myAccount")}</span>
    </AccountButton>
  );
}

function AccountButton({ children }: { children: ReactNode }) {
  return (
    <LazyMenu
      panel={Panel}
      panelProps={NO_PROPS}
      preload={load}
      className={`${HEADER_BUTTON} grow`}
    >
      {children}
      <ChevronDown aria-hidden className="ms-auto size-4 shrink-0" />
    </LazyMenu>
  );
}
