"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { useViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { MessageDialog, type OpenProps } from "./message-dialog";

type SellerMessageDialogProps = OpenProps & {
  sellerId: number;
  /** Undefined for a message about no product. */
  productId: number | undefined;
  description: string;
  /** Initial value of the subject field. */
  subject: string;
  /** Fields before the text. */
  children?: ReactNode;
};

/** Sends a message to a seller. An anonymous visitor is refused on submit (specification A, section 6). */
export function SellerMessageDialog(props: SellerMessageDialogProps) {
  const { sellerId, productId, ...dialog } = props;
  const t = useTranslations("messaging.form");
  const { viewer } = useViewer();

  function isRefused() {
    if (!viewer) toast.error(t("loginRequired"), t("loginRequiredMore"));
    return !viewer;
  }

  return (
    <MessageDialog
      {...dialog}
      title={t("contact")}
      send={(message, submission) =>
        apiSend("POST", "/api/messages", { sellerId, productId, ...message }, submission)
      }
      sentMore={t("sentMore")}
      isRefused={isRefused}
    />
  );
}
