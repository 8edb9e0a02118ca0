"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Copy, Download, Printer } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { BRAND } from "@/lib/core/site";

const FILE_NAME = "shaafi-recovery-codes.txt";

type RecoveryCodesProps = { codes: string[]; onClose: () => void };

/** Shows new recovery codes once: to copy, download or print. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTranslations("accounts.security.codes");

  function download() {
    const text = [`${BRAND}: ${t("title")}`, "", ...codes, ""].join("\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    link.download = FILE_NAME;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast.success(t("copied"));
    } catch {
      toast.error(t("copyFailed"));
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        data-print-alone=""
        title={t("savePrompt")}
        description={t("savePromptMore")}
        closeLabel={t("saved")}
        // A click beside the dialog must not lose the codes.
        onInteractOutside={(event) => event.preventDefault()}
        className="print:static print:max-h-none print:shadow-none"
      >
        <ol className="grid gap-x-6 gap-y-2 rounded-md border bg-muted p-4 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <bdi dir="ltr">{code}</bdi>
            </li>
          ))}
        </ol>
        <div className="no-print mt-4 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t("copy")}
          </Button>
          <Button variant="outline" size="sm" onClick={download}>
            <Download aria-hidden />
            {t("download")}
          </Button>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t("print")}
          </Button>
        </div>
        <DialogFooter className="no-print mt-5">
          <Button onClick={onClose}>{t("saved")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
