"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import {
  BUSINESS_TYPES,
  ORDER_VOLUMES,
  type WholesaleInput,
  type WholesaleValues,
  wholesaleSchema,
} from "@/lib/wholesale/schema";
import { useVolumeLabels } from "./use-volume-labels";

type ApplicationFormProps = {
  /** Initial values from the account, or from the rejected application. */
  initial: Partial<Record<keyof WholesaleValues, string | null>>;
  isRepeat: boolean;
};

const BLANK = {
  businessName: "",
  businessType: "",
  businessAddress: "",
  taxId: "",
  estimatedOrderVolume: "",
  businessWebsite: "",
  businessPhone: "",
  contactPersonName: "",
  contactPersonEmail: "",
  applicationNotes: "",
};

const send = (input: WholesaleInput) => apiSend("POST", "/api/wholesale-application", input);

/** The application to buy at wholesale prices (specification C, sections 5 and 8). */
export function ApplicationForm({ initial, isRepeat }: ApplicationFormProps) {
  const t = useTranslations("wholesale.form");
  const { form, submit, isSending } = useApplication(initial);
  const { errors } = form.formState;
  const label = isRepeat ? t("again") : t("send");
  const text = (name: "businessName" | "contactPersonName", label: string) => (
    <TextField label={label} error={errors[name]} field={registerWithDefault(form, name)} />
  );
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="display text-d3">{isRepeat ? t("again") : t("title")}</h2>
      <p className="mt-1 mb-6 text-muted-foreground">{t("text")}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        {text("businessName", t("businessName"))}
        <TypeField form={form} />
        <div className="sm:col-span-2">
          <TextField
            label={t("businessAddress")}
            error={errors.businessAddress}
            field={registerWithDefault(form, "businessAddress")}
            autoComplete="street-address"
          />
        </div>
        <TextField
          label={t("taxId")}
          isOptional
          error={errors.taxId}
          field={registerWithDefault(form, "taxId")}
          dir="ltr"
          className="rtl:text-right"
        />
        <VolumeField form={form} />
        <TextField
          label={t("website")}
          isOptional
          error={errors.businessWebsite}
          field={registerWithDefault(form, "businessWebsite")}
          type="url"
          dir="ltr"
          className="rtl:text-right"
        />
        <TextField
          label={t("phone")}
          error={errors.businessPhone}
          field={registerWithDefault(form, "businessPhone")}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          className="rtl:text-right"
        />
        {text("contactPersonName", t("contactName"))}
        <TextField
          label={t("contactEmail")}
          error={errors.contactPersonEmail}
          field={registerWithDefault(form, "contactPersonEmail")}
          type="email"
          autoComplete="email"
          dir="ltr"
          className="rtl:text-right"
        />
        <div className="sm:col-span-2">
          <Field label={t("notes")} isOptional error={errors.applicationNotes}>
            {(control) => (
              <Textarea rows={4} {...control} {...registerWithDefault(form, "applicationNotes")} />
            )}
          </Field>
        </div>
        <SubmitButton
          variant="brand"
          isPending={isSending}
          pendingText={t("sending")}
          className="max-sm:w-full sm:justify-self-start"
        >
          {label}
        </SubmitButton>
      </form>
    </Card>
  );
}

type Form = ReturnType<typeof useApplication>["form"];

function useApplication(initial: ApplicationFormProps["initial"]) {
  const t = useTranslations("wholesale.form");
  const router = useRouter();
  const initialValues = Object.fromEntries(
    Object.entries(initial).map(([key, it]) => [key, it ?? ""]),
  );
  return useServerForm<WholesaleValues, WholesaleInput, unknown>({
    schema: wholesaleSchema,
    send,
    defaultValues: { ...BLANK, ...initialValues } as WholesaleValues, // selects begin with nothing chosen
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      toast.success(t("sent"), t("sentMore"));
      router.refresh();
    },
  });
}

function TypeField({ form }: { form: Form }) {
  const t = useTranslations("wholesale.form");
  const names = useTranslations("wholesale.type");
  return (
    <Field label={t("businessType")} error={form.formState.errors.businessType}>
      {(control) => (
        <Select {...control} {...registerWithDefault(form, "businessType")}>
          <option value="">{t("choose")}</option>
          {BUSINESS_TYPES.map((type) => (
            <option key={type} value={type}>
              {names(type)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function VolumeField({ form }: { form: Form }) {
  const t = useTranslations("wholesale.form");
  const labelsOf = useVolumeLabels();
  return (
    <Field label={t("volume")} error={form.formState.errors.estimatedOrderVolume}>
      {(control) => (
        <Select {...control} {...registerWithDefault(form, "estimatedOrderVolume")}>
          <option value="">{t("choose")}</option>
          {ORDER_VOLUMES.map((volume) => (
            <option key={volume} value={volume}>
              {labelsOf(volume)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
