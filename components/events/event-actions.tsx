"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cancelEventAction, setEventPublishedAction } from "@/lib/events/actions";
import type { EditableEvent } from "@/lib/events/queries/admin";

/** The panel beside the fields: sales, check-in, visibility and cancellation. */
export function EventActions({ event }: { event: EditableEvent }) {
  const t = useTranslations("events.admin");
  const { act, isPending: isBusy } = useAct();
  const { id: eventId, state, isPublished, purchases, soldTickets, maxTickets, waiting } = event;

  const publish = () =>
    act(() => setEventPublishedAction({ eventId, isOn: !isPublished }), {
      done: () => [isPublished ? t("unpublished") : t("published")],
      failed: t("failed"),
    });
  const cancel = () =>
    act(() => cancelEventAction({ eventId }), {
      done: ({ refunded }) => [t("cancelled"), t("refunds", { count: refunded })],
      failed: t("failed"),
    });

  return (
    <div className="grid gap-2.5">
      <p className="text-sm">
        {t("sold", { sold: String(soldTickets), count: String(maxTickets) })}
        {waiting > 0 && ` · ${t("waiting", { count: waiting })}`}
      </p>
      {/* A full navigation: only the check-in page may use the camera. */}
      <a href={`/events?checkin=${eventId}`} className={buttonVariants({ variant: "outline" })}>
        {t("openCheckIn")}
      </a>
      {(state === "upcoming" || state === "draft") && (
        <>
          <Button variant="ghost" disabled={isBusy} onClick={publish}>
            {isPublished ? t("unpublish") : t("publish")}
          </Button>
          <CancelEvent purchases={purchases} isBusy={isBusy} onCancel={cancel} />
        </>
      )}
    </div>
  );
}

type CancelEventProps = { purchases: number; isBusy: boolean; onCancel: () => void };

function CancelEvent({ purchases, isBusy, onCancel }: CancelEventProps) {
  const t = useTranslations("events.admin");
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" disabled={isBusy}>
          {t("cancel")}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("cancelTitle")}
        description={t("cancelText", { count: purchases })}
      >
        <AlertDialogCancel>{t("dismiss")}</AlertDialogCancel>
        <AlertDialogAction onClick={onCancel}>{t("cancelConfirm")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
