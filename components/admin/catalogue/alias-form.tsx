"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin-ui/admin-href";
import { FormError } from "@/components/forms/field-error";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { toast } from "@/components/ui/toast";
import { addAliasAction } from "@/lib/search/actions";
import { aliasSchema } from "@/lib/search/schema";

/** Adds an alias to the search; `alias` is its initial value. */
export function AliasForm({ alias }: { alias: string }) {
  const t = useTranslations("catalogueAdmin.aliases");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: aliasSchema,
    send: (input) => addAliasAction(input),
    defaultValues: { alias, term: "" },
    fallback: t("failed"),
    onDone: () => {
      toast.success(t("added"), t("addedMore"));
      form.reset({ alias: "", term: "" });
      if (alias) router.replace(adminHref("catalogue"), { scroll: false });
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <FormError error={errors.root} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t("alias")}
          hint={t("aliasHint")}
          field={registerWithDefault(form, "alias")}
          error={errors.alias}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          label={t("term")}
          hint={t("termHint")}
          field={form.register("term")}
          error={errors.term}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <SubmitButton
        isPending={isSending}
        pendingText={t("adding")}
        className="max-sm:w-full sm:justify-self-start"
      >
        {t("add")}
      </SubmitButton>
    </form>
  );
}
