"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field } from "@/components/forms/field";
import type { OpenProps } from "@/components/messaging/message-dialog";
import { SellerMessageDialog } from "@/components/messaging/seller-message-dialog";
import { Select } from "@/components/ui/select";

type ContactDialogProps = OpenProps & {
  sellerId: number;
  seller: string;
  /** Newest first; the first one is selected by default. A message about none of them is possible too. */
  products: { id: number; title: string }[];
};

/** Value of the option for a message about no product. */
const NO_PRODUCT = 0;

/** Sends a message to a seller, about one of the products or none. */
export function ContactDialog({ seller, products, ...dialog }: ContactDialogProps) {
  const t = useTranslations("sellers.contact");
  const [productId, setProductId] = useState(products[0]?.id ?? NO_PRODUCT);
  return (
    <SellerMessageDialog
      {...dialog}
      productId={productId === NO_PRODUCT ? undefined : productId}
      description={t("to", { seller })}
      subject={t("subject", { seller })}
    >
      {products.length > 0 && (
        <Field label={t("about")}>
          {(control) => (
            <Select
              {...control}
              value={productId}
              onChange={(event) => setProductId(Number(event.currentTarget.value))}
            >
              {products.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
              <option value={NO_PRODUCT}>{t("noProduct")}</option>
            </Select>
          )}
        </Field>
      )}
    </SellerMessageDialog>
  );
}
