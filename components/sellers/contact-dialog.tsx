"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field } from "@/components/forms/field";
import { useViewer } from "@/components/layout/use-viewer";
import { MessageDialog, type OpenProps } from "@/components/messaging/message-dialog";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";

type ContactDialogProps = OpenProps & {
  sellerId: number;
  seller: string;
  /** Newest first; the first one is selected by default. A message about none of them is possible too. */
  products: { id: number; title: string }[];
};

/** Value of the option for a message about no product. */
const NO_PRODUCT = 0;

/** Sends a message to a seller, about one of the products or none. An anonymous visitor is refused on submit. */
export function ContactDialog({ sellerId, seller, products, ...open }: ContactDialogProps) {
  const t = useTranslations();
  const { viewer } = useViewer();
  const [productId, setProductId] = useState(products[0]?.id ?? NO_PRODUCT);

  function isRefused() {
    if (viewer) return false;
    toast.error(t("messaging.form.loginRequired"), t("messaging.form.loginRequiredMore"));
    return true;
  }

  return (
    <MessageDialog
      {...open}
      title={t("messaging.form.contact")}
      description={t("sellers.contact.to", { seller })}
      subject={t("sellers.contact.subject", { seller })}
      send={(message, submission) =>
        apiSend(
          "POST",
          "/api/messages",
          { sellerId, ...(productId !== NO_PRODUCT && { productId }), ...message },
          submission,
        )
      }
      sentMore={t("messaging.form.sentMore")}
      isRefused={isRefused}
    >
      {products.length > 0 && (
        <Field label={t("sellers.contact.about")}>
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
              <option value={NO_PRODUCT}>{t("sellers.contact.noProduct")}</option>
            </Select>
          )}
        </Field>
      )}
    </MessageDialog>
  );
}
