"use client";

import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { Button } from "@/components/ui/button";

const load = () => import("./order-dialog");
const Dialog = lazy(async () => ({ default: (await load()).OrderDialog }));

type OrderMessageProps = { orderId: number; seller: { id: number; username: string } | null };

/** 'Message seller' for an order's buyer, 'Message buyer' for its sellers. */
export function OrderMessage(props: OrderMessageProps) {
  const t = useTranslations("messaging.order");
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  function open() {
    setIsWanted(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
      >
        <MessageCircle aria-hidden />
        {props.seller ? t("toSeller") : t("toBuyer")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
