"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** Explains how to contact an organization whose address is not public. */
export function ContactOrganization({ name }: { name: string }) {
  const t = useTranslations("community.organizations");
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={t("contactOf", { name })}
      onClick={() => toast.success(t("inTouch"), t("inTouchMore", { name }))}
    >
      {t("contact")}
    </Button>
  );
}
