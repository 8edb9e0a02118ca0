"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { setViewer } from "@/components/layout/use-viewer";
import { notify } from "@/components/ui/notify";
import { Textarea } from "@/components/ui/textarea";
import type { AccountUser } from "@/lib/accounts/dto";
import { profileSchema } from "@/lib/accounts/schema";
import { apiSend } from "@/lib/web/client";

const FIELDS = [
  { name: "username", autoComplete: "nickname" },
  { name: "phone", autoComplete: "tel", type: "tel" },
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "address", autoComplete: "street-address" },
  { name: "city", autoComplete: "address-level2" },
  { name: "country", autoComplete: "country-name" },
  { name: "profileImage", autoComplete: "photo", type: "url" },
] as const;

/** PUT /api/profile, then the current user is asked for anew (decisions.md, "Small readings"). */
export function ProfileForm({ user }: { user: AccountUser }) {
  const t = useTranslations("accounts.profile");
  const queries = useQueryClient();
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: profileSchema,
    send: (input) => apiSend<{ user: AccountUser }>("PUT", "/api/profile", input),
    defaultValues: {
      username: user.username,
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      phone: user.phone ?? "",
      address: user.address ?? "",
      city: user.city ?? "",
      country: user.country ?? "",
      bio: user.bio ?? "",
      profileImage: user.profileImage ?? "",
    },
    fallback: t("failedMore"),
    onRefused: (message) => notify.error(t("failed"), message),
    onDone: async (saved) => {
      notify.success(t("saved"));
      await setViewer(queries, saved.user);
      router.refresh();
    },
  });
  const { errors } = form.formState;

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-3xl gap-5">
      <h2 className="display text-d3">{t("edit")}</h2>
      <FormError error={errors.root} />
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, ...input }) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            isOptional={name !== "username"}
            dir="auto"
            field={form.register(name)}
            error={errors[name]}
            {...input}
          />
        ))}
      </div>
      <Field label={t("fields.bio")} isOptional error={errors.bio}>
        {(control) => <Textarea rows={5} dir="auto" {...control} {...form.register("bio")} />}
      </Field>
      <SubmitButton isPending={isSending} pendingText={t("saving")} className="justify-self-start">
        {t("save")}
      </SubmitButton>
    </form>
  );
}
