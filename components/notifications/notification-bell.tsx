"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { HEADER_ICON } from "@/components/layout/header-button-classes";
import { LazyMenu, NO_PROPS } from "@/components/layout/lazy-menu";
import { Bell as BellIcon } from "@/components/ui/icons";
import { useNotifications } from "./use-notifications";

const MAX_COUNT = 99;

const load = () => import("./notification-panel");
const Panel = lazy(async () => ({ default: (await load()).NotificationPanel }));

/** The bell of a signed-in user, with the number of unread notifications. */
export function NotificationBell() {
  const t = useTranslations("nav");
  const { unread } = useNotifications();
  return (
    <LazyMenu panel={Panel} panelProps={NO_PROPS} preload={load} className={HEADER_ICON}>
      <span className="sr-only">{t("notificationsCount", { count: unread })}</span>
      <BellIcon aria-hidden className="size-5 md:size-6" />
      {unread > 0 && (
        <span
          aria-hidden
          dir="ltr"
          className="absolute -end-0.5 top-px h-4.75 min-w-4.75 rounded-full bg-brand px-1.25 text-center font-bold text-[0.75rem] text-brand-foreground leading-4.75 ring-2 ring-card"
        >
          {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
        </span>
      )}
    </LazyMenu>
  );
}
