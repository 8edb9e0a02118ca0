"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { RadioCards } from "@/components/forms/radio-cards";
import { SubmitButton } from "@/components/forms/submit-button";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { changeRoleAction } from "@/lib/admin/users/actions";
import { ROLES, roleSchema } from "@/lib/admin/users/schema";
import type { Role } from "@/lib/auth/viewer";

type RoleDialogProps = { userId: number; username: string; role: Role; onClose: () => void };

/** Buyer, seller or admin, each with an explanation. */
export function RoleDialog({ userId, username, role, onClose }: RoleDialogProps) {
  const t = useTranslations("users");
  const common = useTranslations("common");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: roleSchema,
    send: (input) => guard(() => unwrapResult(changeRoleAction(input))),
    defaultValues: { userId, role },
    fallback: t("act.failedMore"),
    onRefused: (sentence) => toast.error(t("act.roleFailed"), sentence),
    onDone: () => {
      toast.success(t("act.roleChanged"), username);
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("act.changeRoleOf", { name: username })}
        description={t("act.changeRoleHint")}
        closeLabel={common("close")}
      >
        <form method="post" onSubmit={(event) => void submit(event)} noValidate>
          <RadioCards
            legend={t("role")}
            field={form.register("role")}
            error={form.formState.errors.role}
            options={ROLES.map((value) => ({
              value,
              title: t(`roles.${value}`),
              description: t(`roleHints.${value}`),
            }))}
          />
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {common("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("act.saving")}>
              {t("act.changeRole")}
            </SubmitButton>
          </DialogFooter>
        </form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
