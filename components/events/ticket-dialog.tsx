"use client";

import { useTranslations } from "next-intl";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { PublicEvent } from "@/lib/events/dto";
import { SeatQuantity } from "./seat-quantity";
import { TicketHeader } from "./ticket-header";
import type { Payments } from "./ticket-payment";
import { TicketPayment } from "./ticket-payment";
import { TicketsBought } from "./tickets-bought";
import { useTicketPurchase } from "./use-ticket-purchase";

type TicketDialogProps = {
  event: PublicEvent;
  payments: Payments;
  /** Number of seats held already that await the payment. */
  resumed?: number;
  onClose: () => void;
};

/** Sells an event's tickets: quantity, card unless free, and the ticket code. */
export function TicketDialog({ event, payments, resumed, onClose }: TicketDialogProps) {
  const t = useTranslations("events.buy");
  const common = useTranslations("common");
  const tickets = useTicketPurchase(event, { onClose, resumed });
  const { step } = tickets;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={step.kind === "bought" ? t("bought") : t("get")}
        closeLabel={common("close")}
      >
        <TicketHeader event={event} />
        {step.kind === "choose" && resumed !== undefined && (
          <div aria-hidden className="skeleton h-52 rounded-lg" />
        )}
        {step.kind === "choose" && resumed === undefined && (
          <SeatQuantity {...{ event, tickets, onClose }} canPay={payments !== null} />
        )}
        {step.kind === "pay" && payments && (
          <TicketPayment {...{ step, payments, tickets, onClose }} />
        )}
        {step.kind === "bought" && <TicketsBought code={step.code} isOpen={step.isProcessing} />}
      </DialogContent>
    </Dialog>
  );
}
