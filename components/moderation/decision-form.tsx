"use client";

import { Check, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-client";
import { decideAction } from "@/lib/moderation/actions";
import type { ApprovalKind } from "@/lib/moderation/rules";
import { type DecisionInput, decisionSchema } from "@/lib/moderation/schema";
import { DECISIONS, decidedAs } from "./decision-labels";

type DecisionFormProps = {
  kind: ApprovalKind;
  id: number;
  version: string;
  title: string;
  /** Reader of the note. */
  reader: "seller" | "applicant" | "author" | "none";
  /** Address that opens after the decision. */
  nextHref: string;
};

/** The note and both decisions on the open item. */
export function DecisionForm({ kind, id, version, title, reader, nextHref }: DecisionFormProps) {
  const t = useTranslations("approvals.decide");
  const router = useRouter();
  const as = decidedAs(kind);
  const { form, submit, isSending } = useServerForm({
    schema: decisionSchema,
    send: decide,
    defaultValues: { kind, id, version, decision: DECISIONS[as].mild, note: "" },
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      const { decision } = form.getValues();
      toast.success(t(`${as}.${decision}`), title);
      router.push(nextHref, { scroll: false });
    },
  });

  async function decide(input: DecisionInput) {
    try {
      await unwrapResult(decideAction(input));
    } catch (error) {
      // Another admin was faster: the list no longer contains it.
      if (error instanceof ApiError && [404, 409].includes(error.status)) router.refresh();
      throw error;
    }
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-3 border-border border-t bg-muted px-4 py-4 md:px-6 md:[@media(min-height:60rem)]:sticky md:[@media(min-height:60rem)]:bottom-0"
    >
      <Field
        label={
          <>
            {t(`note.${reader}`)}{" "}
            <span className="font-normal text-muted-foreground text-sm">{t(`${as}.hint`)}</span>
          </>
        }
        error={form.formState.errors.note}
      >
        {(control) => (
          <Textarea
            rows={2}
            placeholder={t(`${as}.placeholder`)}
            aria-keyshortcuts="R"
            className="min-h-16 text-md"
            {...control}
            {...form.register("note")}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="me-auto text-muted-foreground text-sm">{t(`recipient.${reader}`)}</p>
        <Button
          type="submit"
          variant="ghost"
          disabled={isSending}
          onClick={() => form.setValue("decision", DECISIONS[as].hard)}
        >
          <X aria-hidden />
          {t(`${as}.hard`)}
        </Button>
        <Button
          type="submit"
          variant="outline"
          disabled={isSending}
          aria-keyshortcuts="A"
          onClick={() => form.setValue("decision", DECISIONS[as].mild)}
        >
          <Check aria-hidden />
          {t(`${as}.mild`)}
        </Button>
      </div>
    </form>
  );
}
