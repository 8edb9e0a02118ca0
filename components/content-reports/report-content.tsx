"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Flag } from "@/components/ui/icons";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import type { ReportInput } from "@/lib/moderation/schema";

const load = () => import("./report-dialog");
const Dialog = lazy(async () => ({ default: (await load()).ReportDialog }));

type ReportContentProps = {
  kind: ReportInput["kind"];
  id: number;
  /** Id of the title, where a page has several report buttons of the same name. */
  describedBy?: string;
  /** Shows a full sentence instead of "Report". */
  isNamed?: boolean;
};

/**
 * Opens the report form for every viewer; an anonymous visitor is asked to sign in on submit. Needs the messages
 * "contentReports".
 */
export function ReportContent({ kind, id, describedBy, isNamed }: ReportContentProps) {
  const t = useTranslations("contentReports");
  const { opener, isOpen, setIsOpen } = useReturnFocus(load);
  return (
    <>
      <Button variant="ghost" size="sm" aria-describedby={describedBy} {...opener}>
        <Flag aria-hidden />
        {t(isNamed ? `title.${kind}` : "open")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
