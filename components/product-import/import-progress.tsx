"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { queryKeys } from "@/components/layout/query-keys";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Download } from "@/components/ui/icons";
import { getImportAction } from "@/lib/product-import/actions";
import type { ImportState } from "@/lib/product-import/queries";
import { ImageFailures } from "./image-failures";
import { ImportCommand } from "./import-command";
import { ProblemGroups } from "./problem-groups";
import { UndoImport } from "./undo-import";

const POLL_MS = 2_000;

const COUNTS = ["created", "updated", "unchanged", "skipped", "failed"] as const;
const UNDO_COUNTS = ["undone", "retained", "unchanged", "skipped", "failed"] as const;

const isRunning = (state: ImportState | undefined) => !state?.isFinished || state.isUndoing;

/** State of an import; polls until it is finished. */
export function ImportProgress({ initial }: { initial: ImportState }) {
  const t = useTranslations("products.import");
  const { data: state } = useQuery({
    queryKey: queryKeys.productImport(initial.id),
    queryFn: async () => {
      const response = await getImportAction({ id: initial.id });
      if (!response.ok) throw new Error(response.message);
      return response.data;
    },
    initialData: initial,
    refetchInterval: ({ state: { data } }) => (isRunning(data) ? POLL_MS : false),
  });
  const importedCount = state.created + state.updated + state.unchanged;
  const titleOf = () => {
    if (state.isUndone) return state.isUndoing ? t("undo.running") : t("undo.done");
    return state.isFinished ? t("finished") : t("running", { name: state.fileName });
  };
  return (
    <div className="grid min-w-0 gap-6">
      <section className="grid gap-3 rounded-lg border border-border bg-card p-5">
        <h2 className="break-words font-semibold text-lg">{titleOf()}</h2>
        {!state.isFinished && (
          <progress
            className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary"
            aria-label={t("running", { name: state.fileName })}
            max={state.total}
            value={state.total - state.pending}
          />
        )}
        <p aria-live="polite">{t("progress", { done: importedCount, total: state.total })}</p>
        {!state.isFinished && <p className="text-muted-foreground text-sm">{t("progressMore")}</p>}
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {(state.isUndone ? UNDO_COUNTS : COUNTS).map((count) => (
            <div key={count}>
              <dt className="text-muted-foreground text-sm">{t(`states.${count}`)}</dt>
              <dd className="font-semibold text-xl tabular-nums">{state[count]}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dashboard?tab=products">{t("toList")}</ButtonLink>
          {state.isFinished ? (
            <ButtonLink variant="outline" href="/add-product?import=csv">
              {t("choose")}
            </ButtonLink>
          ) : (
            <ImportCommand id={state.id} command="stop" />
          )}
        </div>
      </section>
      {state.undoUntil && <UndoImport id={state.id} until={state.undoUntil} />}
      <ImageFailures id={state.id} images={state.images} />
      {state.failed > 0 && (
        <ProblemGroups groups={state.groups} rows={state.failedRows}>
          <a
            href={`/api/products/imports/${state.id}/failed-rows`}
            download
            className={buttonVariants({ variant: "outline", className: "justify-self-start" })}
          >
            <Download aria-hidden />
            {t("download")}
          </a>
        </ProblemGroups>
      )}
    </div>
  );
}
