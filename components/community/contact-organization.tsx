"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** Says how we put somebody in touch with an organization whose address we do not pass on. */
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
