"use client";

import { useTranslations } from "next-intl";

import { useViewer } from "@/components/layout/use-viewer";
import { MessageDialog, type OpenProps } from "@/components/messaging/message-dialog";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";

type ContactStoreDialogProps = OpenProps & {
  sellerId: number;
  storeName: string;
  productId: number;
};

export function ContactStoreDialog(props: ContactStoreDialogProps) {
  const { sellerId, storeName, productId, ...open } = props;
  const t = useTranslations();
  const { viewer } = useViewer();

  function isRefused() {
    if (viewer) return false;
    toast.error(t("messaging.form.loginRequired"), t("messaging.form.loginRequiredMore"));
    return true;
  }

  return (
    <MessageDialog
      {...open}
      title={t("messaging.form.contact")}
      description={t("storefronts.contact.to", { store: storeName })}
      subject={t("storefronts.contact.subject", { store: storeName })}
      send={(message, submission) =>
        apiSend("POST", "/api/messages", { sellerId, productId, ...message }, submission)
      }
      sentMore={t("messaging.form.sentMore")}
      isRefused={isRefused}
    />
  );
}
