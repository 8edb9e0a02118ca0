"use client";

import { useTranslations } from "next-intl";

import { NoteDialog } from "@/components/forms/note-dialog";
import { orThrow } from "@/components/forms/or-throw";
import { notify } from "@/components/ui/notify";
import { requestClaimAction } from "@/lib/directory/actions";
import { claimSchema } from "@/lib/directory/schema";

type ClaimDialogProps = { id: number; name: string; onClose: () => void };

/** How we can see that a business is theirs, for an admin to read. */
export function ClaimDialog({ id, name, onClose }: ClaimDialogProps) {
  const t = useTranslations("directory.claim");
  return (
    <NoteDialog
      id={id}
      schema={claimSchema}
      send={(input) => orThrow(requestClaimAction(input))}
      says={{
        title: `${t("title")}: ${name}`,
        description: t("more"),
        label: t("label"),
        send: t("send"),
        sending: t("sending"),
        failed: t("failed"),
        failedMore: t("failedMore"),
      }}
      onDone={() => {
        notify.success(t("sent"), t("sentMore"));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
