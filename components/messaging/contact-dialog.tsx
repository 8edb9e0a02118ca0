"use client";

import { useTranslations } from "next-intl";

import { useViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { MessageDialog, type OpenProps } from "./message-dialog";

type ContactDialogProps = OpenProps & {
  sellerId: number;
  seller: string;
  productId: number;
  title: string;
};

/**
 * Sends a message to the seller of a product. An anonymous visitor is refused on submit (specification A, section 6).
 */
export function ContactDialog({ sellerId, seller, productId, title, ...open }: ContactDialogProps) {
  const t = useTranslations("messaging.form");
  const { viewer } = useViewer();

  function isRefused() {
    if (!viewer) toast.error(t("loginRequired"), t("loginRequiredMore"));
    return !viewer;
  }

  return (
    <MessageDialog
      {...open}
      title={t("contact")}
      description={t("about", { seller, title })}
      subject={t("subjectDefault", { title })}
      send={(message, submission) =>
        apiSend("POST", "/api/messages", { sellerId, productId, ...message }, submission)
      }
      sentMore={t("sentMore")}
      isRefused={isRefused}
    />
  );
}
