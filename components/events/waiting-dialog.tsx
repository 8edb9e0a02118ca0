"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { joinWaitingListAction } from "@/lib/events/actions";
import type { PublicEvent } from "@/lib/events/dto";
import { MAX_SEATS } from "@/lib/events/tickets/rules";
import { QuantityRow } from "./quantity-row";
import { TicketHeader } from "./ticket-header";

type WaitingDialogProps = { event: PublicEvent; onClose: () => void };

/** Number of seats for the waiting list. */
export function WaitingDialog({ event, onClose }: WaitingDialogProps) {
  const t = useTranslations("events.buy");
  const common = useTranslations("common");
  const [quantity, setQuantity] = useState(1);
  const [isSending, setIsSending] = useState(false);

  async function join() {
    setIsSending(true);
    const result = await joinWaitingListAction({ eventId: event.id, quantity }).catch(() => null);
    setIsSending(false);
    if (result?.ok) toast.success(t("waiting.joined"), t("waiting.joinedMore"));
    else toast.error(t("waiting.failed"), result?.message ?? common("again"));
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("waiting.join")} closeLabel={common("close")}>
        <TicketHeader event={event} />
        <QuantityRow
          value={quantity}
          max={MAX_SEATS}
          hint={t("waiting.hint")}
          onChange={setQuantity}
        />
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button variant="brand" disabled={isSending} onClick={() => void join()}>
            {isSending ? t("sending") : t("waiting.join")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
