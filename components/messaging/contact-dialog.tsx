"use client";

import { useTranslations } from "next-intl";

import type { OpenProps } from "./message-dialog";
import { SellerMessageDialog } from "./seller-message-dialog";

type ContactDialogProps = OpenProps & {
  sellerId: number;
  seller: string;
  productId: number;
  title: string;
};

/** Sends a message to the seller of a product. */
export function ContactDialog({ seller, title, ...dialog }: ContactDialogProps) {
  const t = useTranslations("messaging.form");
  return (
    <SellerMessageDialog
      {...dialog}
      description={t("about", { seller, title })}
      subject={t("subjectDefault", { title })}
    />
  );
}
