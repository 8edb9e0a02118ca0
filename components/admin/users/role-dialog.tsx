"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { DialogForm } from "@/components/forms/dialog-form";
import { RadioCards } from "@/components/forms/radio-cards";
import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { changeRoleAction } from "@/lib/admin/users/actions";
import { ROLES, roleSchema } from "@/lib/admin/users/schema";
import type { Role } from "@/lib/auth/viewer";

type RoleDialogProps = { userId: number; username: string; role: Role; onClose: () => void };

/** Buyer, seller or admin, each with an explanation. */
export function RoleDialog({ userId, username, role, onClose }: RoleDialogProps) {
  const t = useTranslations("users");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: roleSchema,
    send: (input) => guard(() => changeRoleAction(input)),
    defaultValues: { userId, role },
    fallback: t("act.failedMore"),
    onRefused: (sentence) => toast.error(t("act.roleFailed"), sentence),
    onDone: () => {
      toast.success(t("act.roleChanged"), username);
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={t("act.changeRoleOf", { name: username })}
      description={t("act.changeRoleHint")}
      act={t("act.changeRole")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
      outside={dialog}
    >
      <RadioCards
        legend={t("role")}
        field={form.register("role")}
        error={errors.role}
        options={ROLES.map((value) => ({
          value,
          title: t(`roles.${value}`),
          description: t(`roleHints.${value}`),
        }))}
      />
    </DialogForm>
  );
}
