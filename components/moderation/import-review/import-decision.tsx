"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { useServerForm } from "@/components/forms/use-server-form";
import { decisionQueue, itemVersion } from "@/components/moderation/decision-queue";
import { useIsReady } from "@/components/moderation/use-decisions";
import { Button } from "@/components/ui/button";
import { Check, X } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { failureMessage, toResult } from "@/lib/http/result";
import { decideImportAction } from "@/lib/moderation/actions";
import type { ViewedProduct } from "@/lib/moderation/import-rules";
import {
  type ImportDecisionForm,
  type ImportDecisionInput,
  importDecisionSchema,
} from "@/lib/moderation/schema";
import { useReviewState } from "./review-state";

type ImportDecisionProps = {
  importId: number;
  /** Version of the item in the inbox. */
  version: string;
  draw: number;
  seller: string;
  products: ViewedProduct[];
  sampleIds: number[];
  /** Flagged products by flag. */
  flagged: { flag: string; ids: number[] }[];
  /** Address of the item. */
  href: string;
};

type Choice = Pick<ImportDecisionForm, "decision" | "keptBack">;

/** One decision on all products of an import. */
export function ImportDecision(props: ImportDecisionProps) {
  const { importId, version, draw, seller, products, sampleIds, flagged, href } = props;
  const t = useTranslations("moderation.import");
  const tDecide = useTranslations("moderation.decide");
  const { openedSamples, openedFlags } = useReviewState();
  const isReady = useIsReady();
  const flaggedIds = flagged.flatMap(({ ids }) => ids);
  const areSamplesOpen = sampleIds.every((id) => openedSamples.has(id));
  const areFlagsOpen = flagged.every(({ flag }) => openedFlags.has(flag));
  const count = products.length - flaggedIds.length;
  const { form, submit } = useServerForm<ImportDecisionForm, ImportDecisionInput, void>({
    schema: importDecisionSchema,
    send: async (input) => toResult(queue(input)),
    defaultValues: {
      importId,
      draw,
      note: "",
      decision: "approved",
      keptBack: flaggedIds,
      products: products.map((product) => `${product.id}:${product.version}`).join(","),
    },
    fallback: tDecide("failedMore"),
    onDone: () => {},
  });

  function textOf({ approved: approvedCount, rejected }: { approved: number; rejected: number }) {
    return t("undo", { approved: String(approvedCount), rejected: String(rejected) });
  }

  function choose({ decision, keptBack }: Choice) {
    form.setValue("decision", decision);
    form.setValue("keptBack", keptBack);
  }

  function queue({ decision, keptBack, note }: ImportDecisionInput) {
    const approvedCount = decision === "approved" ? products.length - keptBack.length : 0;
    const item = itemVersion(`import-${importId}`, version);
    if (!isReady || decisionQueue.getSnapshot().hidden.has(item)) return;
    const input = { ...form.getValues(), decision, keptBack, note: note ?? "" };
    decisionQueue.add({
      items: [item],
      text: textOf({ approved: approvedCount, rejected: products.length - approvedCount }),
      href,
      send: () => send(input),
    });
  }

  async function send(input: ImportDecisionForm) {
    const result = await decideImportAction(input).catch(() => null);
    if (!result?.ok) {
      toast.error(tDecide("failed"), failureMessage(result, tDecide("failedMore")));
      return false;
    }
    const { left: skippedCount, ...counts } = result.data;
    toast.success(
      textOf(counts),
      skippedCount > 0 ? t("left", { count: skippedCount }) : undefined,
    );
    return true;
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t bg-muted px-4 py-4 md:px-6">
      <div>
        <h4 className="font-semibold">{t("decision")}</h4>
        <p className="text-muted-foreground text-sm">
          {t("effect", { count: String(count), rejected: String(flaggedIds.length), seller })}
          {!areSamplesOpen && ` ${t("openFirst")}`}
        </p>
      </div>
      <Field label={t("note")} error={form.formState.errors.note}>
        {(control) => (
          <Textarea rows={2} aria-keyshortcuts="R" {...control} {...form.register("note")} />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-md:sticky max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:bg-muted max-md:py-2 max-md:[&>*]:grow">
        <Button
          type="submit"
          variant="ghost"
          aria-disabled={!isReady}
          onClick={() => choose({ decision: "rejected", keptBack: [] })}
        >
          <X aria-hidden />
          {t("rejectAll")}
        </Button>
        {flaggedIds.length > 0 && (
          <Button
            type="submit"
            variant="outline"
            disabled={!areSamplesOpen || !areFlagsOpen}
            aria-disabled={!isReady}
            onClick={() => choose({ decision: "approved", keptBack: [] })}
          >
            {t("approveAll", { count: String(products.length) })}
          </Button>
        )}
        <Button
          type="submit"
          disabled={!areSamplesOpen}
          aria-disabled={!isReady}
          onClick={() => choose({ decision: "approved", keptBack: flaggedIds })}
        >
          <Check aria-hidden />
          {t("approve", { count: String(count) })}
        </Button>
      </div>
    </form>
  );
}
