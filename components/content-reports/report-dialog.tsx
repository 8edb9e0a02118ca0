"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { TextDialog } from "@/components/forms/text-dialog";
import { toast } from "@/components/ui/toast";
import { reportContentAction } from "@/lib/moderation/actions";
import { type ReportInput, reportTextSchema } from "@/lib/moderation/schema";

type ReportDialogProps = { kind: ReportInput["kind"]; id: number; onClose: () => void };

/** The reason of a report, for an admin to review. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const t = useTranslations("contentReports");
  const router = useRouter();
  return (
    <TextDialog
      id={id}
      schema={reportTextSchema}
      send={(input) => reportContentAction({ kind, ...input })}
      labels={{
        title: t(`title.${kind}`),
        description: t("more"),
        label: t("label"),
        send: t("send"),
        sending: t("sending"),
        failed: t("failed"),
        failedMore: t("failedMore"),
      }}
      onDone={() => {
        toast.success(t("sent"));
        onClose();
        router.refresh(); // the third report hides it
      }}
      onClose={onClose}
    />
  );
}
