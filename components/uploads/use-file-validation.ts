"use client";

import { useTranslations } from "next-intl";

import { toast } from "@/components/ui/toast";
import { ACCEPTED, MAX_BYTES } from "@/lib/uploads/rules";

const TYPES = ACCEPTED.split(",");

/** Shows why a file is refused (specification B, section 5). Returns the valid files. */
export function useFileValidation(max: number) {
  const t = useTranslations("uploads");

  function isRefused({ name, type, size }: File) {
    if (!TYPES.includes(type)) {
      toast.error(t("invalidType"), t("invalidTypeMore", { file: name }));
      return true;
    }
    if (size > MAX_BYTES) toast.error(t("tooLarge"), t("tooLargeMore", { file: name }));
    return size > MAX_BYTES;
  }

  return (files: File[], present: number) => {
    const chosen = max === 1 ? files.slice(0, 1) : files;
    if (max > 1 && present + chosen.length > max) {
      toast.error(t("tooMany"), t("tooManyMore", { max: String(max) }));
      return [];
    }
    return chosen.filter((file) => !isRefused(file));
  };
}
