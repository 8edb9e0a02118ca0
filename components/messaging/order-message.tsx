"use client";

import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";

import { Button } from "@/components/ui/button";
import { useOpener } from "@/components/ui/use-opener";

const load = () => import("./order-dialog");
const Dialog = lazy(async () => ({ default: (await load()).OrderDialog }));

type OrderMessageProps = { orderId: number; seller: { id: number; username: string } | null };

/** 'Message seller' for an order's buyer, 'Message buyer' for its sellers. */
export function OrderMessage(props: OrderMessageProps) {
  const t = useTranslations("messaging.order");
  const { opener, isOpen, setIsOpen, isWanted } = useOpener(load);

  return (
    <>
      <Button variant="outline" {...opener}>
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
