"use client";

import { useTranslations } from "next-intl";

import { resetTwoStepAction } from "@/lib/admin/users/actions";
import { DecisionDialog } from "./decision-dialog";

type ResetTwoStepDialogProps = { userId: number; username: string; onClose: () => void };

/** Turns off the two-step verification of a user who is locked out. */
export function ResetTwoStepDialog({ userId, username, onClose }: ResetTwoStepDialogProps) {
  const t = useTranslations("users.act");
  return (
    <DecisionDialog
      userId={userId}
      title={t("resetTwoStepNamed", { name: username })}
      hint={t("resetTwoStepHint")}
      label={t("resetTwoStep")}
      done={t("twoStepReset")}
      doneText={username}
      failed={t("decisionFailed")}
      isDestructive
      send={resetTwoStepAction}
      onClose={onClose}
    />
  );
}
