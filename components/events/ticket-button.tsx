"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { Button } from "@/components/ui/button";
import type { PublicEvent } from "@/lib/events/dto";
import { isSoldOut } from "@/lib/events/rules";
import { SoldOutActions } from "./sold-out-actions";
import type { Payments } from "./ticket-payment";
import { useRequireSignIn } from "./use-require-sign-in";
import { useWaitingEntry } from "./use-waiting-entry";

const TicketDialog = lazy(async () => ({
  default: (await import("./ticket-dialog")).TicketDialog,
}));

type TicketButtonProps = { event: PublicEvent; payments: Payments };

/** Opens the dialog that sells an event's tickets; it stays open if its own purchase took the last ones. */
export function TicketButton({ event, payments }: TicketButtonProps) {
  const t = useTranslations("events.buy");
  const [isOpen, setIsOpen] = useState(false);
  const requireSignIn = useRequireSignIn(event.id);
  const { reload } = useWaitingEntry(event.id, false);
  return (
    <>
      {isSoldOut(event) ? (
        <SoldOutActions event={event} onBuy={() => setIsOpen(true)} />
      ) : (
        <Button
          aria-label={t("getOf", { title: event.title })}
          onClick={requireSignIn(() => setIsOpen(true))}
        >
          {t("get")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <TicketDialog
            {...{ event, payments }}
            onClose={() => {
              setIsOpen(false);
              if (isSoldOut(event)) void reload();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
