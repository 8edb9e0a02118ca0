"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { toast } from "@/components/ui/toast";
import { checkImportAction, startImportAction } from "@/lib/product-import/actions";
import type { Mapping, MatchMode } from "@/lib/product-import/rules";
import type { Fixes } from "@/lib/product-import/schema";
import type { CategorySlug } from "@/lib/products/categories";

type CheckResult = Awaited<ReturnType<typeof checkImportAction>>;

/** Result of checking the file. */
export type Report = Extract<CheckResult, { ok: true }>["data"];

export type ChosenFile = { name: string; text: string };

/** How the rows of the file are imported. */
export type ImportOptions = {
  matches: MatchMode;
  mapping?: Mapping;
  category?: CategorySlug;
  fixes: Fixes;
};

type Failure = { ok: false; message: string };

/** Sends the file to be checked, and then to be imported. */
export function useImport() {
  const t = useTranslations("products.import");
  const router = useRouter();
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send<T>(request: () => Promise<{ ok: true; data: T } | Failure>) {
    setIsBusy(true);
    setFailure(null);
    const response = await request().catch(() => null);
    setIsBusy(false);
    if (response?.ok) return response.data;
    const message = response?.message ?? t("failedMore");
    setFailure(message);
    toast.error(t("failed"), message);
    return null;
  }

  async function check({ text }: ChosenFile, options: ImportOptions) {
    const checked = await send(() => checkImportAction({ csv: text, ...options }));
    setReport(checked);
    return checked;
  }

  async function start({ name, text }: ChosenFile, options: ImportOptions) {
    const state = await send(() => startImportAction({ csv: text, fileName: name, ...options }));
    if (!state) return;
    if (!state.isFinished || state.failed > 0) {
      return router.push(`/add-product?import=${state.id}`);
    }
    toast.success(t("done", { count: state.created + state.updated }), t("doneMore"));
    router.push("/dashboard?tab=products");
    router.refresh();
  }

  const reset = () => {
    setReport(null);
    setFailure(null);
  };
  return { report, failure, isBusy, check, start, reset };
}
