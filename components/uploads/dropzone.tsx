"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type DragEvent, type Ref, useEffect, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field";
import { buttonVariants } from "@/components/ui/button-variants";
import { Camera, ImagePlus } from "@/components/ui/icons";
import { ACCEPTED } from "@/lib/uploads/rules";

type DropzoneProps = {
  control: ControlProps;
  max: number;
  /** Whether the first image is the cover. */
  hasCover: boolean;
  onFiles: (files: File[]) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** A field to drop, choose, paste or, on a phone, take images. */
export function Dropzone({ control, max, hasCover, onFiles, inputRef }: DropzoneProps) {
  const t = useTranslations("uploads");
  const [isOver, setIsOver] = useState(false);
  usePastedImages(onFiles);
  const isMany = max > 1;

  function selectFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = "";
    if (files.length > 0) onFiles(files);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div className="grid gap-2">
      <div
        data-over={isOver || undefined}
        className="relative flex items-center justify-center gap-3.5 rounded-lg border-[1.5px] border-input border-dashed px-4 py-5 transition-colors duration-150 hover:border-foreground hover:bg-accent has-aria-invalid:border-destructive has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 data-over:border-ring data-over:bg-brand-soft"
      >
        <input
          {...control}
          ref={inputRef}
          type="file"
          accept={ACCEPTED}
          multiple={isMany}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          onChange={selectFiles}
          className="absolute inset-0 z-1 cursor-pointer opacity-0"
        />
        <ImagePlus aria-hidden className="size-6 shrink-0 text-brand-ink" />
        <div aria-hidden>
          <p className="pointer-coarse:hidden font-semibold">
            {t.rich(isMany ? "drop" : "dropOne", {
              browse: (text) => <span className="text-brand-ink underline">{text}</span>,
            })}
          </p>
          <p className="pointer-coarse:block hidden font-semibold">
            {isMany ? t("choose") : t("chooseOne")}
          </p>
          <p className="text-muted-foreground text-sm">
            {isMany && t(hasCover ? "rules" : "rulesMany", { max: String(max) })}
            {!isMany && t("rulesOne")}
          </p>
        </div>
      </div>
      {/* A phone also offers its camera in the file picker, but two taps further. */}
      <div className="pointer-coarse:block hidden">
        <label
          className={buttonVariants({
            variant: "outline",
            className:
              "relative w-full has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
          })}
        >
          <Camera aria-hidden />
          {t("capture")}
          <input
            type="file"
            accept={ACCEPTED}
            capture="environment"
            onChange={selectFiles}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
    </div>
  );
}

/** Accepts images from the clipboard, unless another area handled them or a text field has the focus. */
function usePastedImages(onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
