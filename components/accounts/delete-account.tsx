"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { FormError } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { clearViewer } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { deleteAccountAction } from "@/lib/accounts/actions";
import { deletionSchema } from "@/lib/accounts/schema";

export function DeleteAccount() {
  const t = useTranslations("accounts.security.delete");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title={t("sure")} description={t("sureMore")} closeLabel={t("dismiss")}>
          <DeletionForm onCancel={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("accounts.security.delete");
  const queries = useQueryClient();
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: deletionSchema,
    send: (input) => deleteAccountAction(input),
    defaultValues: { password: "" },
    fallback: t("failed"),
    onDone: () => {
      toast.success(t("done"));
      clearViewer(queries);
      router.push("/");
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <FormError error={errors.root} />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        field={form.register("password")}
        error={errors.password}
      />
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          {t("dismiss")}
        </Button>
        <SubmitButton variant="destructive" isPending={isSending} pendingText={t("deleting")}>
          {t("confirm")}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
