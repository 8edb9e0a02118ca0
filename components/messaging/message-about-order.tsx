"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/icons";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import type { SellerNames } from "@/lib/accounts/seller-name-rules";

const load = () => import("./order-message-dialog");
const Dialog = lazy(async () => ({ default: (await load()).OrderMessageDialog }));

type MessageAboutOrderProps = { orderId: number; seller: ({ id: number } & SellerNames) | null };

/** 'Message seller' for an order's buyer, 'Message buyer' for its sellers. */
export function MessageAboutOrder(props: MessageAboutOrderProps) {
  const t = useTranslations("messaging.order");
  const { opener, isOpen, setIsOpen, isWanted } = useReturnFocus(load);

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
