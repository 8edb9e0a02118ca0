import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { toast } from "@/components/ui/toast";
import { ApiError, apiSend, errorMessage } from "@/lib/http/api-client";
import type { MonthState } from "@/lib/monthly-reports/rules";

export type MonthCardProps = {
  year: number;
  month: number;
  /** Formatted: "March 2026". */
  name: string;
  state: MonthState;
  report: { id: number; pdfUrl: string } | null;
  /** The details of its report. */
  children: ReactNode;
};

type Of = Pick<MonthCardProps, "year" | "month" | "name" | "report">;

/** Creates a month's report, and downloads its file, with messages for the outcome (specification C, section 8). */
export function useReport({ year, month, name, report }: Of) {
  const t = useTranslations("monthlyReports.toast");
  const router = useRouter();
  const generation = useServerMutation({
    send: () => apiSend("POST", "/api/reports/generate", { month, year }),
    fallback: t("generationFailedMore"),
    onDone: () => {
      toast.success(t("generated"), t("generatedMore", { month: name }));
      router.refresh();
    },
    onRefused: (message) => toast.error(t("generationFailed"), message),
  });

  const download = useMutation({
    mutationFn: async ({ id, pdfUrl }: NonNullable<Of["report"]>) =>
      saveFile(await fetchFile(pdfUrl), `monthly-report-${id}.pdf`),
    onSuccess: () => toast.success(t("downloaded"), name),
    onError: (error) =>
      toast.error(t("downloadFailed"), errorMessage(error, t("downloadFailedMore"))),
  });

  const downloading = download.isPending ? ("download" as const) : null;
  return {
    generate: () => generation.mutate(),
    download: () => report && download.mutate(report),
    busy: generation.isPending ? ("generate" as const) : downloading,
  };
}

async function fetchFile(path: string) {
  const response = await fetch(path, { credentials: "include" });
  if (response.ok) return response.blob();
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
