"use client";

import { lazy, Suspense } from "react";

import { useViewer } from "@/components/layout/use-viewer";

const Bell = lazy(async () => ({
  default: (await import("@/components/notifications/notification-bell")).NotificationBell,
}));

/** Reserves the space of the notification bell before hydration, to prevent a layout shift. */
export function NotificationBellSlot() {
  const { viewer } = useViewer();
  return (
    <span className="signed-in:inline-grid hidden size-11 shrink-0">
      {viewer && (
        <Suspense fallback={null}>
          <Bell />
        </Suspense>
      )}
    </span>
  );
}
