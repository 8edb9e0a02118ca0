"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";
import { failureMessage } from "@/lib/http/result";
import { MAX_BYTES } from "@/lib/uploads/rules";
import { FileTooLargeError } from "./send-file";
import { shrinkImage } from "./shrink-image";
import { useFileValidation } from "./use-file-validation";
import { useSending } from "./use-sending";

type Options = { value: string[]; onChange: (urls: string[]) => void; max: number };

/** @throws FileTooLargeError with the name of the file */
async function prepare(file: File) {
  const image = await shrinkImage(file);
  if (image.size > MAX_BYTES) throw new FileTooLargeError(file.name);
  return image;
}

/** Uploads and removes images; `value` has the addresses of the uploaded ones, in order. */
export function useImages({ value, onChange, max }: Options) {
  const t = useTranslations("uploads");
  const admit = useFileValidation(max);
  const { sending, send, cancel, retry } = useSending({
    field: max === 1 ? "image" : "images",
    prepare,
    onUpload: addUrl,
    onError: showError,
  });
  // Images uploaded here are deleted from the server when removed.
  const fresh = useRef(new Set<string>());
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  function showError(error: unknown) {
    if (error instanceof FileTooLargeError) {
      toast.error(t("tooLarge"), t("tooLargeMore", { file: error.message }));
      return;
    }
    toast.error(t("failed"), errorMessage(error, t(max === 1 ? "failedOne" : "failedMany")));
  }

  function setUrls(urls: string[]) {
    latest.current = urls;
    onChange(urls);
  }

  function add(files: File[]) {
    // A new image replaces the only one, also one that could not be sent.
    const replaced = max === 1 ? sending.filter(({ hasFailed }) => hasFailed) : [];
    const selectedFiles = admit(files, latest.current.length + sending.length - replaced.length);
    if (selectedFiles.length === 0) return;
    for (const { id } of replaced) cancel(id);
    void send(selectedFiles);
  }

  function addUrl(url: string) {
    fresh.current.add(url);
    const before = latest.current;
    setUrls(max === 1 ? [url] : [...before, url]);
    if (max === 1) for (const replaced of before) void deleteUpload(replaced);
  }

  function remove(url: string) {
    setUrls(latest.current.filter((imageUrl) => imageUrl !== url));
    void deleteUpload(url);
  }

  async function deleteUpload(url: string) {
    if (!fresh.current.delete(url)) return;
    const result = await apiSend("DELETE", "/api/upload/image", { imageUrl: url }).catch(
      () => null,
    );
    // The image is still in use: it stays on the server, but is removed from this form.
    if (result?.ok || result?.status === 409) return;
    toast.error(t("deleteFailed"), failureMessage(result, t("deleteFailedMore")));
  }

  function move(url: string, to: number) {
    setUrls(latest.current.filter((imageUrl) => imageUrl !== url).toSpliced(to, 0, url));
  }

  return { sending, add, cancel, retry, remove, move };
}
