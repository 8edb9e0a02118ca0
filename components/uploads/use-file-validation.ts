"use client";

import { useTranslations } from "next-intl";

import { toast } from "@/components/ui/toast";
import { ACCEPTED } from "@/lib/uploads/rules";
import { isHeicFile } from "./shrink-image";

const TYPES = ACCEPTED.split(",");

/** Maximum bytes of a file that the browser reads to shrink it; what it sends is smaller. */
const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

/** Shows why a file is refused (specification B, section 5). Returns the valid files. */
export function useFileValidation(max: number) {
  const t = useTranslations("uploads");

  function isRefused(file: File) {
    const { name, type, size } = file;
    // The server names the format of an AVIF image.
    if (!TYPES.includes(type) && type !== "image/avif" && !isHeicFile(file)) {
      toast.error(t("invalidType"), t("invalidTypeMore", { file: name }));
      return true;
    }
    const isTooLarge = size > MAX_SOURCE_BYTES;
    if (isTooLarge) toast.error(t("tooLarge"), t("tooLargeMore", { file: name }));
    return isTooLarge;
  }

  return (files: File[], present: number) => {
    const selectedFiles = max === 1 ? files.slice(0, 1) : files;
    if (max > 1 && present + selectedFiles.length > max) {
      toast.error(t("tooMany"), t("tooManyMore", { max: String(max) }));
      return [];
    }
    return selectedFiles.filter((file) => !isRefused(file));
  };
}
