import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, apiSend, errorMessage } from "@/lib/http/api-client";
import type { MonthState } from "@/lib/monthly-reports/rules";

export type MonthCardProps = {
  year: number;
  month: number;
  /** As people say it: "March 2026". */
  name: string;
  state: MonthState;
  report: { id: number; pdfUrl: string } | null;
  /** The details of its report. */
  children: ReactNode;
};

type Of = Pick<MonthCardProps, "year" | "month" | "name" | "report">;

/** Makes the report of a month, and fetches its file; says how it went (specification C, section 8). */
export function useReport({ year, month, name, report }: Of) {
  const t = useTranslations("reports.toast");
  const router = useRouter();
  const [busy, setBusy] = useState<"generate" | "download" | null>(null);

  async function generate() {
    setBusy("generate");
    try {
      await apiSend("POST", "/api/reports/generate", { month, year });
      toast.success(t("generated"), t("generatedMore", { month: name }));
      router.refresh();
    } catch (error) {
      toast.error(t("generationFailed"), errorMessage(error, t("generationFailedMore")));
    }
    setBusy(null);
  }

  async function download() {
    if (!report) return;
    setBusy("download");
    try {
      keep(await fetchFile(report.pdfUrl), `monthly-report-${report.id}.pdf`);
      toast.success(t("downloaded"), name);
    } catch (error) {
      toast.error(t("downloadFailed"), errorMessage(error, t("downloadFailedMore")));
    }
    setBusy(null);
  }

  return { generate, download, busy };
}

async function fetchFile(path: string) {
  const response = await fetch(path, { credentials: "include" });
  if (response.ok) return response.blob();
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

function keep(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
