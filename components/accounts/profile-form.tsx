"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { setViewer } from "@/components/layout/use-viewer";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { ImageUploader } from "@/components/uploads/image-uploader";
import type { AccountUser } from "@/lib/accounts/dto";
import { profileSchema } from "@/lib/accounts/schema";
import { apiSend } from "@/lib/http/api-client";
import { ShowPhoneSwitch } from "./show-phone-switch";

const FIELDS = [
  { name: "username", autoComplete: "nickname" },
  { name: "phone", autoComplete: "tel", type: "tel" },
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "address", autoComplete: "street-address" },
  { name: "city", autoComplete: "address-level2" },
  { name: "country", autoComplete: "country-name" },
] as const;

type ProfileFormProps = {
  user: AccountUser;
  /** For sellers: whether the public seller page shows the phone number. */
  showsPhone: boolean | null;
};

function toValues(user: AccountUser, showsPhone: boolean | null) {
  return {
    username: user.username,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    phone: user.phone ?? "",
    address: user.address ?? "",
    city: user.city ?? "",
    country: user.country ?? "",
    bio: user.bio ?? "",
    profileImage: user.profileImage ?? "",
    ...(showsPhone === null ? {} : { showsPhone }),
  };
}

/** PUT /api/profile, then refetches the current user (decisions.md, "Small readings"). */
export function ProfileForm({ user, showsPhone }: ProfileFormProps) {
  const t = useTranslations("accounts.profile");
  const [isUploading, setIsUploading] = useState(false);
  const queries = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const { form, submit, isSending } = useServerForm({
    schema: profileSchema,
    send: (input) =>
      apiSend<{ user: AccountUser }>("PUT", "/api/profile", { ...input, bioLocale: locale }),
    defaultValues: toValues(user, showsPhone),
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: async (response) => {
      toast.success(t("saved"));
      await setViewer(queries, response.user);
      router.refresh();
    },
  });
  const { errors } = form.formState;
  const image = useWatch({ control: form.control, name: "profileImage" });

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-3xl gap-5"
    >
      <h2 className="display text-d3">{t("edit")}</h2>
      <FormError error={errors.root} />
      <ImageUploader
        max={1}
        isOptional
        label={t("fields.profileImage")}
        value={image ? [image] : []}
        onChange={(urls) =>
          form.setValue("profileImage", urls[0] ?? "", { shouldDirty: true, shouldValidate: true })
        }
        onBusyChange={setIsUploading}
        error={errors.profileImage}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, ...input }) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            isOptional={name !== "username"}
            dir="auto"
            field={registerWithDefault(form, name)}
            error={errors[name]}
            {...input}
          />
        ))}
      </div>
      <Field label={t("fields.bio")} isOptional error={errors.bio}>
        {(control) => (
          <Textarea rows={5} dir="auto" {...control} {...registerWithDefault(form, "bio")} />
        )}
      </Field>
      {showsPhone !== null && <ShowPhoneSwitch field={form.register("showsPhone")} />}
      <SubmitButton
        isPending={isSending}
        disabled={isSending || isUploading}
        pendingText={t("saving")}
        className="justify-self-start"
      >
        {t("save")}
      </SubmitButton>
    </form>
  );
}
