"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { NoteDialog } from "@/components/forms/note-dialog";
import { orThrow } from "@/components/forms/or-throw";
import { notify } from "@/components/ui/notify";
import { reportContentAction } from "@/lib/moderation/actions";
import { type ReportInput, reportWordsSchema } from "@/lib/moderation/schema";

type ReportDialogProps = { kind: ReportInput["kind"]; id: number; onClose: () => void };

/** Why something should not stand, for an admin to read. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const t = useTranslations("report");
  const router = useRouter();
  return (
    <NoteDialog
      id={id}
      schema={reportWordsSchema}
      send={(input) => orThrow(reportContentAction({ kind, ...input }))}
      says={{
        title: t(`title.${kind}`),
        description: t("more"),
        label: t("label"),
        send: t("send"),
        sending: t("sending"),
        failed: t("failed"),
        failedMore: t("failedMore"),
      }}
      onDone={() => {
        notify.success(t("sent"));
        onClose();
        router.refresh(); // the third report hides it
      }}
      onClose={onClose}
    />
  );
}
