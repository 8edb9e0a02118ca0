"use client";

import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { FileField } from "./import-file";
import { ImportReport } from "./import-report";
import { useImport } from "./use-import";

/** Imports many products from one file: first a check without changes, then all of them or none. */
export function ImportView({ isInPlan }: { isInPlan: boolean }) {
  const t = useTranslations("products.import");
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div>
        <Link
          href="/dashboard?tab=products"
          className="inline-flex min-h-11 items-center gap-2 text-muted-foreground text-sm hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="rtl-flip size-4" />
          {t("back")}
        </Link>
        <h1 className="display text-d2">{t("title")}</h1>
        <p className="mt-1.5 max-w-[66ch] text-lg text-muted-foreground">{t("lead")}</p>
      </div>
      {isInPlan ? <FileImport /> : <NotInPlan />}
    </div>
  );
}

function FileImport() {
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const { report, failure, isBusy, look, list, forget } = useImport();

  function take(name: string, text: string) {
    setFile({ name, text });
    void look(text);
  }

  return (
    <>
      <FileField
        name={file?.name ?? null}
        isBusy={isBusy}
        onFile={take}
        onRefused={() => {
          setFile(null);
          forget();
        }}
      />
      <div aria-live="polite" className="grid gap-6">
        {failure && <Banner>{failure}</Banner>}
        {report && file && (
          <ImportReport report={report} isBusy={isBusy} onImport={() => void list(file.text)} />
        )}
      </div>
    </>
  );
}

function NotInPlan() {
  const t = useTranslations("products.import");
  return (
    <EmptyState
      image="/illustrations/cutouts/book.svg"
      title={t("notInPlan")}
      description={t("notInPlanMore")}
    >
      <ButtonLink href="/subscription-plans">{t("seePlans")}</ButtonLink>
    </EmptyState>
  );
}
