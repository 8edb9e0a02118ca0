"use client";

import { FileText, Paperclip, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";

import { FieldError, type Shown } from "@/components/forms/field-error";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast";
import { errorMessage } from "@/lib/http/api-client";
import { uploadFiles } from "@/lib/http/upload-client";
import { ACCEPTED_DOCUMENTS, MAX_BYTES } from "@/lib/uploads/rules";

const TYPES = ACCEPTED_DOCUMENTS.split(",");

type DocumentFieldProps = {
  /** Address of the current document, or "". */
  value: string;
  onChange: (url: string) => void;
  error?: Shown;
};

/** One document, a PDF or a photo of it, uploaded as soon as it is chosen. */
export function DocumentField({ value, onChange, error }: DocumentFieldProps) {
  const t = useTranslations("uploads");
  const id = useId();
  const [share, setShare] = useState<number | null>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    if (!TYPES.includes(file.type)) {
      toast.error(t("invalidType"), t("notPaper", { file: file.name }));
    } else if (file.size > MAX_BYTES) {
      toast.error(t("tooLarge"), t("tooLargeMore", { file: file.name }));
    } else await send(file);
  }

  async function send(file: File) {
    setShare(0);
    try {
      const { documentUrl } = await uploadFiles<{ documentUrl: string }>("/api/upload/document", {
        field: "document",
        files: [file],
        onProgress: (sent) => setShare(Math.min(1, sent / file.size)),
        signal: new AbortController().signal,
      });
      onChange(documentUrl);
    } catch (failure) {
      toast.error(t("failed"), errorMessage(failure, t("paperFailed")));
    } finally {
      setShare(null);
    }
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {value ? (
          <>
            <span className="inline-flex min-h-11 items-center gap-2 font-medium">
              <FileText aria-hidden className="size-4.5 text-success" />
              {value.endsWith(".pdf") ? t("attachedPdf") : t("attachedPhoto")}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t("detach")}
              onClick={() => onChange("")}
            >
              <X aria-hidden />
            </Button>
          </>
        ) : (
          <label
            className={buttonVariants({
              variant: "outline",
              className:
                "relative has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
            })}
          >
            <Paperclip aria-hidden />
            {t("attach")}
            <input
              type="file"
              accept={ACCEPTED_DOCUMENTS}
              disabled={share !== null}
              onChange={(event) => void take(event)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        )}
        {!value && <span className="text-muted-foreground text-sm">{t("attachRules")}</span>}
      </div>
      {share !== null && (
        <div
          role="progressbar"
          aria-label={t("attach")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className="warp"
        >
          <div className="hem hem-textiles" style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      <FieldError error={error} id={`${id}-error`} />
    </div>
  );
}
