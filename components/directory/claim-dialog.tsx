"use client";

import { useTranslations } from "next-intl";

import { TextDialog } from "@/components/forms/text-dialog";
import { toast } from "@/components/ui/toast";
import { requestClaimAction } from "@/lib/directory/actions";
import { claimSchema } from "@/lib/directory/schema";

type ClaimDialogProps = { id: number; name: string; onClose: () => void };

/** Proof of ownership of a business, for an admin to review. */
export function ClaimDialog({ id, name, onClose }: ClaimDialogProps) {
  const t = useTranslations("directory.claim");
  return (
    <TextDialog
      id={id}
      schema={claimSchema}
      send={(input) => requestClaimAction(input)}
      labels={{
        title: `${t("title")}: ${name}`,
        description: t("more"),
        label: t("label"),
        send: t("send"),
        sending: t("sending"),
        failed: t("failed"),
        failedMore: t("failedMore"),
      }}
      onDone={() => {
        toast.success(t("sent"), t("sentMore"));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
