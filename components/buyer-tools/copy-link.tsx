"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";

/** Copies the address of a public list. */
export function CopyLink({ path }: { path: string }) {
  const t = useTranslations("share");

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).toString());
      toast.success(t("copied"), t("copiedMore"));
    } catch {
      toast.error(t("copyFailed"), t("copyFailedMore"));
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      <Link2 aria-hidden />
      {t("copy")}
    </Button>
  );
}
