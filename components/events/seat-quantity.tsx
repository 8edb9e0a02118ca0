"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Clock } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import type { PublicEvent } from "@/lib/events/dto";
import { HOLD_MINUTES, MAX_SEATS } from "@/lib/events/tickets/rules";
import { QuantityRow } from "./quantity-row";
import type { Tickets } from "./use-ticket-purchase";

type SeatQuantityProps = {
  event: PublicEvent;
  tickets: Tickets;
  /** Whether card payments are available. */
  canPay: boolean;
  onClose: () => void;
};

/** Number of seats, and their price. */
export function SeatQuantity({ event, tickets, canPay, onClose }: SeatQuantityProps) {
  const t = useTranslations("events.buy");
  const common = useTranslations("common");
  const [selectedQuantity, setSelectedQuantity] = useState(1);
  const { left: remainingSeats, isBusy, take: buy } = tickets;
  const max = Math.min(MAX_SEATS, remainingSeats);
  const quantity = Math.min(selectedQuantity, Math.max(1, max));
  const { priceCents } = event;
  const isFree = priceCents === 0;
  return (
    <>
      <QuantityRow
        value={quantity}
        max={max}
        hint={t("quantityHint", { most: String(MAX_SEATS), count: String(remainingSeats) })}
        onChange={setSelectedQuantity}
      />
      <Sum quantity={quantity} priceCents={priceCents} />
      {!isFree && !canPay && <Banner tone="warning">{t("noPayments")}</Banner>}
      <p className="flex gap-3 rounded-md bg-info-soft px-4 py-3 text-info-ink text-sm">
        <Clock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {isFree ? t("freeNote") : t("holdNote", { count: HOLD_MINUTES })}
      </p>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button
          variant="brand"
          disabled={isBusy || (!isFree && !canPay)}
          onClick={() => buy(quantity)}
        >
          {isBusy && t("sending")}
          {!isBusy && (isFree ? t("get") : t("toPayment"))}
        </Button>
      </DialogFooter>
    </>
  );
}

function Sum({ quantity, priceCents }: { quantity: number; priceCents: number }) {
  const t = useTranslations("events.buy");
  const amount = (cents: number) => (cents === 0 ? t("free") : formatMoney(cents));
  return (
    <dl className="grid gap-1.5 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <dt>
          <bdi dir="ltr">{`${quantity} x ${amount(priceCents)}`}</bdi>
        </dt>
        <dd>
          <Price amount={amount(priceCents * quantity)} className="" />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold text-lg">{t("total")}</dt>
        <dd>
          <Price amount={amount(priceCents * quantity)} className="font-bold text-2xl" />
        </dd>
      </div>
    </dl>
  );
}
