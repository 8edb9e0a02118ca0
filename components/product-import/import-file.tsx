"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Download, FileSpreadsheet } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { MAX_FILE_BYTES } from "@/lib/product-import/rules";
import { decodeCsv } from "./csv-text";
import { templateCsv } from "./template";

type FileFieldProps = {
  /** Name of the chosen file. */
  name: string | null;
  isBusy: boolean;
  onFile: (name: string, text: string) => void;
  onRefused: () => void;
};

/** A field to choose or drop the file, and a template to download. */
export function FileField({ name, isBusy, onFile, onRefused }: FileFieldProps) {
  const t = useTranslations("products.import");
  const id = useId();

  async function selectFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    const { text, refusal } = await readText(file);
    if (text !== null) return onFile(file.name, text);
    toast.error(t("failed"), t(refusal));
    onRefused();
  }

  return (
    <div className="grid gap-3">
      <div className="relative flex items-center justify-center gap-3.5 rounded-lg border-[1.5px] border-input border-dashed px-4 py-8 hover:border-foreground hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,text/csv,text/tab-separated-values"
          disabled={isBusy}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void selectFile(event)}
          className="absolute inset-0 z-1 cursor-pointer opacity-0"
        />
        <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-brand-ink" />
        <div>
          <label htmlFor={id} className="font-semibold">
            {name ? <bdi>{name}</bdi> : t("choose")}
          </label>
          <p id={`${id}-hint`} className="text-muted-foreground text-sm">
            {isBusy ? t("looking") : t("rules")}
          </p>
        </div>
      </div>
      <p className="max-w-[66ch] text-muted-foreground text-sm">
        {t("variants.rows")} {t("variants.group")}
      </p>
      <div>
        <Button variant="outline" onClick={saveTemplate}>
          <Download aria-hidden />
          {t("template")}
        </Button>
      </div>
    </div>
  );
}

/** Returns the text of a file, or the key of the reason why it is refused. */
async function readText(file: File) {
  const tooLarge = { text: null, refusal: "tooLarge" } as const;
  if (file.size > MAX_FILE_BYTES) return tooLarge;
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  // It is sent as UTF-8, in which a file of another encoding can be larger.
  if (new Blob([text ?? ""]).size > MAX_FILE_BYTES) return tooLarge;
  return { text, refusal: "encoding" } as const;
}

function saveTemplate() {
  const url = URL.createObjectURL(new Blob([templateCsv()], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "shaafi-products.csv";
  link.click();
  URL.revokeObjectURL(url);
}
