"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { MOMENT } from "@/components/time/date-formats";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { leaveWaitingListAction } from "@/lib/events/actions";
import type { PublicEvent } from "@/lib/events/dto";
import type { Waiting } from "@/lib/events/queries/mine";
import { useDates } from "@/lib/i18n/use-dates";
import { useRequireSignIn } from "./use-require-sign-in";
import { useWaitingEntry } from "./use-waiting-entry";

const WaitingDialog = lazy(async () => ({
  default: (await import("./waiting-dialog")).WaitingDialog,
}));

type SoldOutActionsProps = {
  event: PublicEvent;
  /** Called by a viewer for whom seats are held. */
  onBuy: () => void;
};

/** Shows that the event is sold out, and offers the waiting list or the seats that are held for the viewer. */
export function SoldOutActions({ event, onBuy }: SoldOutActionsProps) {
  const t = useTranslations("events.buy");
  const tCommon = useTranslations("common");
  const requireSignIn = useRequireSignIn(event.id);
  const [isOpen, setIsOpen] = useState(false);
  const { entry: waiting, reload: again } = useWaitingEntry(event.id);

  async function leaveWaitingList() {
    const result = await leaveWaitingListAction({ eventId: event.id }).catch(() => null);
    if (result?.ok) toast.success(t("waiting.left"), event.title);
    else toast.error(t("waiting.failed"), result?.message ?? tCommon("again"));
    await again();
  }

  return (
    <div className="grid justify-items-end gap-1.5">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {waiting ? (
          <Button variant="ghost" onClick={() => void leaveWaitingList()}>
            {t("waiting.end")}
          </Button>
        ) : (
          <Button variant="outline" onClick={requireSignIn(() => setIsOpen(true))}>
            {t("waiting.join")}
          </Button>
        )}
        {waiting?.heldQuantity ? (
          <Button aria-label={t("getOf", { title: event.title })} onClick={onBuy}>
            {t("get")}
          </Button>
        ) : (
          <Button
            aria-disabled
            onClick={() => toast.error(t("soldOutTitle"), t("soldOutMore"))}
            aria-label={t("soldOutOf", { title: event.title })}
          >
            {t("soldOut")}
          </Button>
        )}
      </div>
      {waiting && <WaitingNote entry={waiting} />}
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

function WaitingNote({ entry }: { entry: Waiting[number] }) {
  const t = useTranslations("events.buy.waiting");
  const dateText = useDates();
  const { quantity, heldQuantity, heldUntil } = entry;
  return (
    <p className="text-end text-muted-foreground text-sm">
      {heldQuantity && heldUntil
        ? t("held", { count: heldQuantity, until: dateText(new Date(heldUntil), MOMENT) })
        : t("on", { count: quantity })}
    </p>
  );
}
