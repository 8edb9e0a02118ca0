"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { toast } from "@/components/ui/toast";
import { importProductsAction } from "@/lib/products/actions";

type Answer = Awaited<ReturnType<typeof importProductsAction>>;

/** Result of checking the file. */
export type Report = Extract<Answer, { ok: true }>["data"];

/** Sends the file to be checked, and then to be imported. */
export function useImport() {
  const t = useTranslations("products.import");
  const router = useRouter();
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send(csv: string, isDryRun: boolean) {
    setIsBusy(true);
    setFailure(null);
    const answer = await importProductsAction({ csv, isDryRun }).catch(() => null);
    setIsBusy(false);
    if (answer?.ok) return answer.data;
    const message = answer?.message ?? t("failedMore");
    setFailure(message);
    toast.error(t("failed"), message);
    return null;
  }

  async function look(csv: string) {
    setReport(await send(csv, true));
  }

  async function list(csv: string) {
    const done = await send(csv, false);
    if (!done) return;
    setReport(done);
    if (done.listed === 0) return;
    toast.success(t("done", { count: done.listed }), t("doneMore"));
    router.push("/dashboard?tab=products");
    router.refresh();
  }

  const forget = () => {
    setReport(null);
    setFailure(null);
  };
  return { report, failure, isBusy, look, list, forget };
}
