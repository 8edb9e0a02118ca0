"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { queryKeys } from "@/components/layout/query-keys";
import { Moment } from "@/components/time/moment";
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { markNotificationsReadAction } from "@/lib/notifications/actions";
import type { NotificationItem } from "@/lib/notifications/queries";
import { useNotifications } from "./use-notifications";

/** The latest notifications; opening it marks them as read. */
export function NotificationPanel(panel: MenuPanelProps) {
  const t = useTranslations("nav");
  const { items } = useNotifications();
  useMarkRead(panel.isOpen, items);
  return (
    <MenuContent {...panel}>
      <DropdownMenuLabel>{t("notifications")}</DropdownMenuLabel>
      {items.length === 0 && (
        <p className="max-w-72 px-3 py-2.5 text-muted-foreground text-sm">{t("noNotifications")}</p>
      )}
      {items.slice(0, 8).map((item) => (
        <NotificationRow key={item.id} item={item} />
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link href="/profile?tab=notifications">{t("notificationSettings")}</Link>
      </DropdownMenuItem>
    </MenuContent>
  );
}

function NotificationRow({ item }: { item: NotificationItem["items"][number] }) {
  return (
    <DropdownMenuItem asChild>
      <Link href={item.href} className="grid max-w-80 gap-0.5">
        <span className={item.isRead ? "" : "font-semibold"}>
          <bdi>{item.text}</bdi>
        </span>
        <Moment at={item.createdAt} className="text-muted-foreground text-xs" />
      </Link>
    </DropdownMenuItem>
  );
}

/** Notifications visible when the panel opened are marked as read; later ones are not. */
function useMarkRead(isOpen: boolean, items: NotificationItem["items"]) {
  const queries = useQueryClient();
  const upTo = items.some((item) => !item.isRead) ? items[0]?.id : undefined;
  useEffect(() => {
    if (!isOpen || upTo === undefined) return;
    void markNotificationsReadAction({ upTo })
      .catch(() => null)
      .then(() =>
        queries.setQueryData<NotificationItem>(
          queryKeys.notifications,
          (page) => page && { ...page, unread: 0 },
        ),
      );
  }, [isOpen, upTo, queries]);
}
