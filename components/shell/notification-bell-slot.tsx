"use client";

import { lazy, Suspense } from "react";
import { useViewer } from "@/components/layout/use-viewer";
import { Bell as BellIcon } from "@/components/ui/icons";

const Bell = lazy(async () => ({
  default: (await import("@/components/notifications/notification-bell")).NotificationBell,
}));

/** Shows a bell of the same size until the viewer's is loaded, so that the header does not move. */
export function NotificationBellSlot() {
  const { viewer } = useViewer();
  return (
    <span
      className={`size-11 shrink-0 place-items-center ${viewer ? "inline-grid" : "signed-in:inline-grid hidden"}`}
    >
      {viewer ? (
        <Suspense fallback={<Placeholder />}>
          <Bell />
        </Suspense>
      ) : (
        <Placeholder />
      )}
    </span>
  );
}

function Placeholder() {
  return <BellIcon aria-hidden className="size-5 text-muted-foreground md:size-6" />;
}
