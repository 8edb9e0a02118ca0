"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { adminHref } from "@/components/admin-ui/admin-href";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast";
import { ImageUploader } from "@/components/uploads/image-uploader";
import { saveEventAction } from "@/lib/events/actions";
import type { EditableEvent } from "@/lib/events/queries/admin";
import { EventActions } from "./event-actions";
import { EventFieldset } from "./event-fieldset";
import {
  type EventFields,
  type EventFormInput,
  eventFormSchema,
  fieldsOf,
} from "./event-form-values";
import { EventStateBadge } from "./event-state";

type EventEditorProps = {
  /** Null for a new event. */
  event: EditableEvent | null;
  backHref: string;
};

/** Editor of an event: description, time, place, seats and check-in staff. */
export function EventEditor({ event, backHref }: EventEditorProps) {
  const t = useTranslations("events.admin");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const locale = useLocale();
  const [isUploading, setIsUploading] = useState(false);
  const { form, submit, isSending } = useServerForm<EventFields, EventFormInput, { id: number }>({
    schema: eventFormSchema,
    send: (input) => saveEventAction({ ...input, id: event?.id ?? null }),
    defaultValues: fieldsOf(event, locale),
    fallback: tCommon("again"),
    onDone: ({ id }) => {
      toast.success(t("saved"));
      if (event) router.refresh();
      else router.replace(adminHref("events", { event: id }), { scroll: false });
    },
    onRefused: (message) => toast.error(t("failed"), message),
  });
  const imageUrl = form.watch("imageUrl");
  const isCancelled = event?.state === "cancelled";
  return (
    <section aria-labelledby="editor" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        href={backHref}
        className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="rtl-flip size-4" />
        {t("back")}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="editor" className="display wrap-anywhere text-d4">
          {event ? <bdi>{event.title}</bdi> : t("new")}
        </h2>
        {event && <EventStateBadge state={event.state} />}
      </div>
      {isCancelled && <Banner tone="warning">{t("cancelledNote")}</Banner>}
      <form
        noValidate
        onSubmit={(submitEvent) => void submit(submitEvent)}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 gap-5">
          <FormError error={form.formState.errors.root} />
          <Card className="grid gap-4 p-4 sm:p-5.5">
            <EventFieldset form={form} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-5">
          <Card className="grid gap-3 p-4 sm:p-5.5">
            {!isCancelled && (
              <SubmitButton
                isPending={isSending}
                disabled={isSending || isUploading}
                pendingText={t("sending")}
              >
                {t("save")}
              </SubmitButton>
            )}
            {event && <EventActions event={event} />}
          </Card>
          <Card className="p-4 sm:p-5.5">
            <ImageUploader
              label={t("image")}
              max={1}
              value={imageUrl ? [imageUrl] : []}
              onChange={([url = ""]) => form.setValue("imageUrl", url, { shouldDirty: true })}
              error={form.formState.errors.imageUrl}
              onBusyChange={setIsUploading}
              isOptional
            />
          </Card>
        </div>
      </form>
    </section>
  );
}
