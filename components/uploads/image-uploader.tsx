"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, useEffect, useRef } from "react";

import { Field } from "@/components/forms/field";
import type { FieldProblem } from "@/components/forms/field-error";
import type { Weave } from "@/components/ui/weaves";
import { MAX_FILES } from "@/lib/uploads/rules";
import { AltField } from "./alt-field";
import { Dropzone } from "./dropzone";
import { ImageTile, SendingTile } from "./image-tiles";
import { useImages } from "./use-images";

type ImageUploaderProps = {
  /** Addresses of the uploaded images; the first is the cover. */
  value: string[];
  onChange: (urls: string[]) => void;
  /** With 1, a new image replaces the existing one. */
  max?: number;
  /** False for photos as evidence, which have no cover. */
  hasCover?: boolean;
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldProblem;
  isOptional?: boolean;
  /** The edge below the images. */
  weave?: Weave;
  /** While true, the form should not be submitted. */
  onBusyChange?: (isBusy: boolean) => void;
  /** For a form that focuses its first invalid field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Alt texts by position; a field for each image is shown beside it. */
  alts?: {
    values: string[];
    onChange: (alts: string[]) => void;
    errors: { [index: number]: FieldProblem };
    /** In characters. */
    maxLength: number;
  };
};

/**
 * Images that are uploaded as soon as they are dropped, chosen, pasted or taken (specification B, sections 2 and 5).
 * Its page provides the messages "uploads".
 */
export function ImageUploader({
  value,
  onChange,
  max = MAX_FILES,
  hasCover = true,
  label,
  hint,
  error,
  isOptional = false,
  weave = "textiles",
  onBusyChange,
  inputRef,
  alts,
}: ImageUploaderProps) {
  const t = useTranslations("uploads");
  const area = useRef<HTMLDivElement>(null);
  const { sending, add, cancel, retry, remove, move } = useImages({ value, onChange, max });
  const active = sending.filter(({ hasFailed }) => !hasFailed).length;
  const isBusy = active > 0;
  const columns = alts
    ? "sm:grid-cols-2"
    : "grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] sm:grid-cols-5";
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  function removeAndStay(url: string) {
    remove(url);
    // The button disappears with its image, so that the focus moves here.
    area.current?.querySelector("input")?.focus();
  }

  function setAlt(index: number, alt: string) {
    alts?.onChange(value.map((_, at) => (at === index ? alt : (alts.values[at] ?? ""))));
  }

  return (
    <div ref={area} className="grid gap-3">
      <Field label={label} hint={hint} error={error} isOptional={isOptional}>
        {(control) => <Dropzone {...{ control, max, hasCover, inputRef }} onFiles={add} />}
      </Field>
      {value.length + sending.length > 0 && (
        <ul className={`grid gap-2.5 sm:gap-3 ${columns}`}>
          {value.map((url, index) => (
            <ImageTile
              key={url}
              url={url}
              number={index + 1}
              weave={weave}
              isOneOfMany={max > 1}
              onRemove={() => removeAndStay(url)}
              onMove={(to) => move(url, to)}
            >
              {alts && (
                <AltField
                  number={index + 1}
                  value={alts.values[index] ?? ""}
                  error={alts.errors[index]}
                  maxLength={alts.maxLength}
                  onChange={(alt) => setAlt(index, alt)}
                />
              )}
            </ImageTile>
          ))}
          {sending.map((upload) => (
            <SendingTile
              key={upload.id}
              sending={upload}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
      {alts && value.length > 0 && <p className="text-muted-foreground text-sm">{t("altHint")}</p>}
      <p role="status" className="sr-only">
        {isBusy ? t("status", { count: active }) : ""}
      </p>
    </div>
  );
}
