"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { adminHref } from "@/components/admin-ui/admin-href";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Ban, CircleCheck, Eye, ShieldOff, UserCog } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import { enableUserAction } from "@/lib/admin/users/actions";
import type { Role } from "@/lib/auth/viewer";
import { DisableDialog } from "./disable-dialog";
import { ResetTwoStepDialog } from "./reset-two-step-dialog";
import { RoleDialog } from "./role-dialog";

export type UserMenuProps = {
  id: number;
  username: string;
  role: Role;
  isDisabled: boolean;
  /** False if the account is already open. */
  hasView?: boolean;
  hasTwoStep?: boolean;
};

/** An admin's actions on an account; refusals are shown as a toast. */
export function UserMenuPanel({
  id,
  username,
  role,
  isDisabled,
  hasView = false,
  hasTwoStep = false,
  ...panel
}: MenuPanelProps & UserMenuProps) {
  const t = useTranslations("users.act");
  const router = useRouter();
  const [openDialog, setOpenDialog] = useState<"role" | "disable" | "twoStep" | null>(null);
  const [isPending, startTransition] = useTransition();

  function close() {
    setOpenDialog(null);
    panel.button.current?.focus();
  }
  function enable() {
    startTransition(async () => {
      const result = await enableUserAction({ userId: id }).catch(() => null);
      if (result?.ok) toast.success(t("enabled"), username);
      else toast.error(t("enableFailed"), result?.message ?? t("failedMore"));
      router.refresh();
    });
  }

  return (
    <>
      <MenuContent {...panel}>
        {hasView && (
          <DropdownMenuItem asChild>
            <Link href={adminHref("users", { user: id })}>
              <Eye aria-hidden />
              {t("view")}
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setOpenDialog("role")}>
          <UserCog aria-hidden />
          {t("changeRole")}
        </DropdownMenuItem>
        {hasTwoStep && (
          <DropdownMenuItem onSelect={() => setOpenDialog("twoStep")}>
            <ShieldOff aria-hidden />
            {t("resetTwoStep")}
          </DropdownMenuItem>
        )}
        {isDisabled ? (
          <DropdownMenuItem onSelect={enable} disabled={isPending}>
            <CircleCheck aria-hidden />
            {t("enable")}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => setOpenDialog("disable")}>
            <Ban aria-hidden />
            {t("disable")}
          </DropdownMenuItem>
        )}
      </MenuContent>
      {openDialog === "role" && <RoleDialog userId={id} {...{ username, role }} onClose={close} />}
      {openDialog === "disable" && (
        <DisableDialog userId={id} username={username} onClose={close} />
      )}
      {openDialog === "twoStep" && (
        <ResetTwoStepDialog {...{ userId: id, username }} onClose={close} />
      )}
    </>
  );
}
