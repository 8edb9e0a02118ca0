"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId } from "react";
import { FieldError, type FieldProblem } from "@/components/forms/field-error";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { FileText, Paperclip, RotateCw, X } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { errorMessage } from "@/lib/http/api-client";
import { ACCEPTED_DOCUMENTS, MAX_BYTES } from "@/lib/uploads/rules";
import { SendingProgress } from "./image-tiles";
import { type Sending, useSending } from "./use-sending";

const TYPES = ACCEPTED_DOCUMENTS.split(",");

type DocumentFieldProps = {
  /** Address of the current document, or "". */
  value: string;
  onChange: (url: string) => void;
  error?: FieldProblem;
};

/** One document, a PDF or a photo of it, uploaded as soon as it is chosen. */
export function DocumentField({ value, onChange, error }: DocumentFieldProps) {
  const t = useTranslations("uploads");
  const id = useId();
  const { sending, send, cancel, retry } = useSending({
    field: "document",
    onUpload: onChange,
    onError: (failure) => toast.error(t("failed"), errorMessage(failure, t("documentFailed"))),
  });
  const isBusy = sending.some(({ hasFailed }) => !hasFailed);

  function selectFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    if (!TYPES.includes(file.type)) {
      toast.error(t("invalidType"), t("notDocument", { file: file.name }));
    } else if (file.size > MAX_BYTES) {
      toast.error(t("tooLarge"), t("tooLargeMore", { file: file.name }));
    } else replace(file);
  }

  function replace(file: File) {
    for (const { id: failed } of sending) cancel(failed);
    void send([file]);
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {value ? (
          <>
            <span className="inline-flex min-h-11 items-center gap-2 font-medium">
              <FileText aria-hidden className="size-4.5 text-success" />
              {value.endsWith(".pdf") ? t("attachedPdf") : t("attachedImage")}
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
              disabled={isBusy}
              onChange={selectFile}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        )}
        {!value && <span className="text-muted-foreground text-sm">{t("attachRules")}</span>}
      </div>
      {sending.map((upload) => (
        <SendingDocument
          key={upload.id}
          sending={upload}
          onCancel={() => cancel(upload.id)}
          onRetry={() => retry(upload.id)}
        />
      ))}
      <FieldError error={error} id={`${id}-error`} />
    </div>
  );
}

type SendingDocumentProps = { sending: Sending; onRetry: () => void; onCancel: () => void };

/** The document being uploaded, or one that can be sent again. */
function SendingDocument({ sending, onRetry, onCancel }: SendingDocumentProps) {
  const t = useTranslations("uploads");
  const { file, share, hasFailed } = sending;
  const which = { file: file.name };
  return (
    <div className="flex items-center gap-2">
      <div className="grow">
        {hasFailed ? (
          <p className="text-destructive-ink text-sm">{t("notSent", which)}</p>
        ) : (
          <SendingProgress label={t("sending", which)} share={share} />
        )}
      </div>
      {hasFailed && (
        <Button variant="ghost" size="icon" aria-label={t("retry", which)} onClick={onRetry}>
          <RotateCw aria-hidden />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t(hasFailed ? "dismiss" : "cancel", which)}
        onClick={onCancel}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
