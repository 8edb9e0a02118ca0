"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { replyToTicketAction } from "@/lib/support/actions";
import { MAX_MESSAGE } from "@/lib/support/rules";
import { replyTextSchema } from "@/lib/support/schema";

type ReplyFormProps = {
  ticketId: number;
  /** Number of replies when the form was rendered. */
  replyCount: number;
};

/** A reply, emailed to the sender. */
export function ReplyForm({ ticketId, replyCount }: ReplyFormProps) {
  const t = useTranslations("support.reply");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: replyTextSchema,
    send: ({ text }) => replyToTicketAction({ ticketId, replyCount, text }),
    defaultValues: { text: "" },
    fallback: t("failed"),
    onDone: () => {
      toast.success(t("sent"), t("sentMore"));
      form.reset();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <FormError error={errors.root} />
      <Field label={t("label")} hint={t("hint")} error={errors.text}>
        {(control) => (
          <Textarea
            rows={6}
            maxLength={MAX_MESSAGE}
            dir="auto"
            {...control}
            {...form.register("text")}
          />
        )}
      </Field>
      <SubmitButton
        isPending={isSending}
        pendingText={t("sending")}
        className="max-sm:w-full sm:justify-self-end"
      >
        {t("send")}
      </SubmitButton>
    </form>
  );
}
