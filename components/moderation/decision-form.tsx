"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Check, X } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { failureMessage, toResult } from "@/lib/http/result";
import { decideAction } from "@/lib/moderation/actions";
import type { SingleKind } from "@/lib/moderation/rules";
import { type DecisionInput, decisionSchema } from "@/lib/moderation/schema";
import { DECISIONS, decidedAs, MILD_KEYS } from "./decision-labels";
import { decisionQueue, itemVersion } from "./decision-queue";
import { useIsReady } from "./use-decisions";

type DecisionFormProps = {
  kind: SingleKind;
  id: number;
  version: string;
  title: string;
  /** Reader of the note. */
  reader: "seller" | "applicant" | "author" | "none";
  /** Address of the item. */
  href: string;
};

/** The note and both decisions on the open item. A decision is sent when it can no longer be undone. */
export function DecisionForm({ kind, id, version, title, reader, href }: DecisionFormProps) {
  const t = useTranslations("moderation.decide");
  const tUndo = useTranslations("moderation.undo");
  const isReady = useIsReady();
  const as = decidedAs(kind);
  const { form, submit } = useServerForm({
    schema: decisionSchema,
    send: async (input) => toResult(queue(input)),
    defaultValues: { kind, id, version, decision: DECISIONS[as].mild, note: "" },
    fallback: t("failedMore"),
    onDone: () => {},
  });

  function queue(input: DecisionInput) {
    const item = itemVersion(`${kind}-${id}`, version);
    if (!isReady || decisionQueue.getSnapshot().hidden.has(item)) return;
    decisionQueue.add({
      items: [item],
      text: tUndo("one", { decision: t(`${as}.${input.decision}`), title }),
      href,
      send: () => send(input),
    });
  }

  async function send(input: DecisionInput) {
    const result = await decideAction(input).catch(() => null);
    if (!result?.ok) toast.error(t("failed"), failureMessage(result, t("failedMore")));
    return result?.ok ?? false;
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
          aria-disabled={!isReady}
          data-decision="hard"
          onClick={() => form.setValue("decision", DECISIONS[as].hard)}
        >
          <X aria-hidden />
          {t(`${as}.hard`)}
        </Button>
        <Button
          type="submit"
          variant="outline"
          aria-disabled={!isReady}
          aria-keyshortcuts={MILD_KEYS[as]}
          data-decision="mild"
          onClick={() => form.setValue("decision", DECISIONS[as].mild)}
        >
          <Check aria-hidden />
          {t(`${as}.mild`)}
        </Button>
      </div>
    </form>
  );
}
