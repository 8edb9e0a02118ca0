"use client";

import { ImagePlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";

import { Label } from "@/components/ui/label";
import { notify } from "@/components/ui/notify";
import { ACCEPTED, MAX_BYTES, MAX_FILES } from "@/lib/uploads/rules";
import { ApiError } from "@/lib/web/client";

type PhotoFieldProps = {
  isOptional: boolean;
  /** The addresses of the photos that are there. */
  onChange: (photos: string[]) => void;
};

/** Up to five photos, each sent as soon as it is chosen. */
export function PhotoField({ isOptional, onChange }: PhotoFieldProps) {
  const t = useTranslations("returns");
  const common = useTranslations("common");
  const id = useId();
  const [photos, setPhotos] = useState<string[]>([]);
  const [isSending, setIsSending] = useState(false);

  function keep(next: string[]) {
    setPhotos(next);
    onChange(next);
  }

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = "";
    if (photos.length + files.length > MAX_FILES) notify.error(t("tooMany"), t("tooManyMore"));
    else await sendAll(files);
  }

  async function sendAll(files: File[]) {
    setIsSending(true);
    let next = photos;
    for (const file of files) {
      const url = isRefused(file) ? null : await send(file);
      if (url) {
        next = [...next, url];
        keep(next);
      }
    }
    setIsSending(false);
  }

  /** Says why, and answers true, where a file is no picture or too large (specification B, section 5). */
  function isRefused(file: File) {
    if (!file.type.startsWith("image/")) {
      notify.error(t("invalidType"), t("invalidTypeMore", { file: file.name }));
      return true;
    }
    if (file.size > MAX_BYTES) {
      notify.error(t("tooLarge"), t("tooLargeMore", { file: file.name }));
      return true;
    }
    return false;
  }

  async function send(file: File) {
    try {
      return await upload(file);
    } catch (error) {
      const why = error instanceof ApiError ? error.message : t("uploadFailedMore");
      notify.error(t("uploadFailed"), why);
      return null;
    }
  }

  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {t("photos")}
        {isOptional && (
          <span className="font-normal text-muted-foreground">{` (${common("optional")})`}</span>
        )}
      </Label>
      <div className="flex flex-wrap gap-2">
        {photos.map((url, index) => (
          <Preview
            key={url}
            url={url}
            number={index + 1}
            onRemove={() => keep(photos.filter((one) => one !== url))}
          />
        ))}
        {photos.length < MAX_FILES && (
          <div className="relative grid size-19 place-items-center rounded-md border border-border-strong border-dashed text-center text-muted-foreground text-xs has-focus-visible:outline-2 has-focus-visible:outline-ring">
            <input
              id={id}
              type="file"
              accept={ACCEPTED}
              multiple
              disabled={isSending}
              aria-describedby={`${id}-hint`}
              onChange={(event) => void add(event)}
              className="absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span aria-hidden className="grid justify-items-center gap-1 p-1">
              <ImagePlus className="size-5" />
              {isSending ? t("uploading") : t("addPhoto")}
            </span>
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        {t("photosHint")}
      </p>
      <p role="status" className="sr-only">
        {isSending ? t("uploading") : ""}
      </p>
    </div>
  );
}

type PreviewProps = { url: string; number: number; onRemove: () => void };

function Preview({ url, number, onRemove }: PreviewProps) {
  const t = useTranslations("returns");
  return (
    <div className="relative">
      {/* biome-ignore lint/performance/noImgElement: what was just uploaded, in 76 px */}
      <img
        src={url}
        alt={t("photo", { number: String(number) })}
        className="size-19 rounded-md border border-border object-cover"
      />
      <button
        type="button"
        aria-label={t("removePhoto", { number: String(number) })}
        onClick={onRemove}
        className="hit-44 absolute end-1 top-1 grid size-6 place-items-center rounded-full bg-primary text-primary-foreground"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** POST /api/upload/image. @throws ApiError with the server's sentence */
async function upload(file: File): Promise<string> {
  const body = new FormData();
  body.set("image", file);
  const response = await fetch("/api/upload/image", {
    method: "POST",
    body,
    credentials: "include",
  });
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  return imageUrl;
}
