"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { notify } from "@/components/ui/notify";
import { cancelEventAction, setEventPublishedAction } from "@/lib/events/actions";
import type { EditableEvent } from "@/lib/events/queries/desk";

/** What stands beside the fields: how it sells, the door, whether it is shown, and its end. */
export function EventActions({ event }: { event: EditableEvent }) {
  const t = useTranslations("events.desk");
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const { id: eventId, state, isPublished, purchases, soldTickets, maxTickets, waiting } = event;

  async function publish() {
    setIsBusy(true);
    const result = await setEventPublishedAction({ eventId, isOn: !isPublished });
    if (result.ok) notify.success(isPublished ? t("unpublished") : t("published"));
    else notify.error(t("failed"), result.message);
    setIsBusy(false);
    router.refresh();
  }

  async function cancel() {
    setIsBusy(true);
    const result = await cancelEventAction({ eventId });
    if (result.ok) notify.success(t("cancelled"), t("refunds", { count: result.data.refunded }));
    else notify.error(t("failed"), result.message);
    setIsBusy(false);
    router.refresh();
  }

  return (
    <div className="grid gap-2.5">
      <p className="text-sm">
        {t("sold", { sold: String(soldTickets), count: String(maxTickets) })}
        {waiting > 0 && ` · ${t("waiting", { count: waiting })}`}
      </p>
      {/* A new page: only the one at the door may use the camera. */}
      <a href={`/events?checkin=${eventId}`} className={buttonVariants({ variant: "outline" })}>
        {t("door")}
      </a>
      {(state === "upcoming" || state === "draft") && (
        <>
          <Button variant="ghost" disabled={isBusy} onClick={() => void publish()}>
            {isPublished ? t("unpublish") : t("publish")}
          </Button>
          <CancelEvent purchases={purchases} isBusy={isBusy} onCancel={cancel} />
        </>
      )}
    </div>
  );
}

type CancelEventProps = { purchases: number; isBusy: boolean; onCancel: () => Promise<void> };

function CancelEvent({ purchases, isBusy, onCancel }: CancelEventProps) {
  const t = useTranslations("events.desk");
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
        <AlertDialogCancel>{t("keep")}</AlertDialogCancel>
        <AlertDialogAction onClick={() => void onCancel()}>{t("cancelConfirm")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
