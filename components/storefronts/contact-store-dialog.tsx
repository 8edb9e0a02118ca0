"use client";

import { useTranslations } from "next-intl";

import type { OpenProps } from "@/components/messaging/message-dialog";
import { SellerMessageDialog } from "@/components/messaging/seller-message-dialog";

type ContactStoreDialogProps = OpenProps & {
  sellerId: number;
  storeName: string;
  productId: number;
};

export function ContactStoreDialog({ storeName, ...dialog }: ContactStoreDialogProps) {
  const t = useTranslations("storefronts.contact");
  return (
    <SellerMessageDialog
      {...dialog}
      description={t("to", { store: storeName })}
      subject={t("subject", { store: storeName })}
    />
  );
}
