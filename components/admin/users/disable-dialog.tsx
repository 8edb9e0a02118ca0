"use client";

import { useTranslations } from "next-intl";

import { disableUserAction } from "@/lib/admin/users/actions";
import { DecisionDialog } from "./decision-dialog";

type DisableDialogProps = { userId: number; username: string; onClose: () => void };

/** Disables an account, with a reason for the other admins. */
export function DisableDialog({ userId, username, onClose }: DisableDialogProps) {
  const t = useTranslations("users.act");
  return (
    <DecisionDialog
      userId={userId}
      title={t("disableNamed", { name: username })}
      hint={t("disableHint")}
      label={t("disable")}
      done={t("disabled")}
      doneText={username}
      failed={t("disableFailed")}
      isDestructive
      send={disableUserAction}
      onClose={onClose}
    />
  );
}
