"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { type ListingContent, listingContentSchema, toListing } from "@/lib/directory/schema";
import type { Result } from "@/lib/http/result";
import { BusinessFields } from "./business-fields";
import type { BusinessValues } from "./form-values";
import { OptionalFields } from "./optional-fields";

type BusinessFormProps = {
  values: BusinessValues;
  /** Id of the edited listing. */
  editedId?: number;
  /** Whether the viewer can upload an image, which requires an account. */
  canUpload: boolean;
  submitText: string;
  send: (content: ListingContent) => Promise<Result>;
  onDone: () => void;
};

/** All fields of a listing (specification C, section 5), for a new one and for an edit. */
export function BusinessForm(props: BusinessFormProps) {
  const { values, editedId, canUpload, submitText, send, onDone } = props;
  const t = useTranslations("directory.form");
  const [isBusy, setIsBusy] = useState(false);
  const { form, submit, isSending } = useServerForm({
    schema: listingContentSchema,
    send: (input) => send(toListing(input)),
    // Safe: an empty category is refused with its message.
    defaultValues: values as ListingContent,
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone,
  });
  return (
    <Card className="min-w-0 p-4 sm:p-6">
      <h2 className="mb-5 font-bold text-lg">{t("title")}</h2>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <FormError error={form.formState.errors.root} />
        <BusinessFields form={form} editedId={editedId} />
        <OptionalFields form={form} canUpload={canUpload} onBusyChange={setIsBusy} />
        <SubmitButton
          variant="brand"
          size="lg"
          isPending={isSending || isBusy}
          pendingText={t("submitting")}
          className="sm:justify-self-start"
        >
          {submitText}
        </SubmitButton>
      </form>
    </Card>
  );
}
