"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { refetchQuery } from "@/components/layout/refetch-query";
import { useViewer } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { leaveWaitingListAction } from "@/lib/events/actions";
import type { ShownEvent } from "@/lib/events/dto";
import type { Waiting } from "@/lib/events/queries/mine";
import { useRequireSignIn } from "./use-require-sign-in";

const WaitingDialog = lazy(async () => ({
  default: (await import("./waiting-dialog")).WaitingDialog,
}));

/** Shows that the event is sold out, and offers the waiting list. */
export function SoldOutActions({ event }: { event: ShownEvent }) {
  const t = useTranslations("events.buy");
  const tCommon = useTranslations("common");
  const queries = useQueryClient();
  const { viewer } = useViewer();
  const guarded = useRequireSignIn(event.id);
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery<Waiting>({
    queryKey: queryKeys.waitingList,
    enabled: viewer !== null,
  });
  const waiting = viewer ? data.find(({ eventId }) => eventId === event.id) : undefined;
  const again = () => refetchQuery(queries, queryKeys.waitingList);

  async function leave() {
    const result = await leaveWaitingListAction({ eventId: event.id }).catch(() => null);
    if (result?.ok) toast.success(t("waiting.left"), event.title);
    else toast.error(t("waiting.failed"), result?.message ?? tCommon("again"));
    await again();
  }

  return (
    <div className="grid justify-items-end gap-1.5">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {waiting ? (
          <Button variant="ghost" onClick={() => void leave()}>
            {t("waiting.leave")}
          </Button>
        ) : (
          <Button variant="outline" onClick={guarded(() => setIsOpen(true))}>
            {t("waiting.join")}
          </Button>
        )}
        <Button
          aria-disabled
          onClick={() => toast.error(t("soldOutTitle"), t("soldOutMore"))}
          aria-label={t("soldOutOf", { title: event.title })}
        >
          {t("soldOut")}
        </Button>
      </div>
      {waiting && (
        <p className="text-muted-foreground text-sm">
          {t("waiting.on", { count: waiting.quantity })}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <WaitingDialog
            event={event}
            onClose={() => {
              setIsOpen(false);
              void again();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
