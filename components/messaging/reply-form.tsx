"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Send } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { replyToThreadAction } from "@/lib/messaging/actions";
import { MAX_MESSAGE } from "@/lib/messaging/rules";
import { replyTextSchema } from "@/lib/messaging/schema";

/** The reply form of a thread; a sent reply appears at once. */
export function ReplyForm({ threadId }: { threadId: number }) {
  const t = useTranslations("messaging.reply");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: replyTextSchema,
    send: (content) => replyToThreadAction({ threadId, ...content }),
    defaultValues: { message: "" },
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      form.reset();
      router.refresh();
    },
  });

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label={t("label")} error={form.formState.errors.message}>
        {(control) => (
          <Textarea
            rows={2}
            dir="auto"
            className="min-h-18"
            maxLength={MAX_MESSAGE}
            {...control}
            {...form.register("message")}
          />
        )}
      </Field>
      <SubmitButton
        variant="brand"
        isPending={isSending}
        pendingText={t("sending")}
        className="justify-self-end"
      >
        <Send aria-hidden className="rtl-flip" />
        {t("send")}
      </SubmitButton>
    </form>
  );
}
