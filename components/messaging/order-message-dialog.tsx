"use client";

import { useTranslations } from "next-intl";
import { type SellerNames, sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { sendOrderMessageAction } from "@/lib/messaging/actions";
import { MessageDialog, type OpenProps } from "./message-dialog";

type OrderMessageDialogProps = OpenProps & {
  orderId: number;
  /** The receiving seller, if the buyer writes; otherwise the buyer receives the message. */
  seller: ({ id: number } & SellerNames) | null;
};

/** Sends a message about an order, to one of its sellers or to its buyer. */
export function OrderMessageDialog({ orderId, seller, ...open }: OrderMessageDialogProps) {
  const t = useTranslations("messaging");
  const id = String(orderId);
  return (
    <MessageDialog
      {...open}
      title={seller ? t("order.toSeller") : t("order.toBuyer")}
      description={
        seller
          ? t("order.aboutSeller", { seller: sellerNameOf(seller), id })
          : t("order.aboutBuyer", { id })
      }
      subject={t("order.subject", { id })}
      send={(content) => sendOrderMessageAction({ orderId, sellerId: seller?.id, ...content })}
      sentMore={seller ? t("form.sentMore") : t("order.sentBuyer")}
    />
  );
}
