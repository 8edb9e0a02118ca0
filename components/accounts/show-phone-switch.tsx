"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { Switch } from "@/components/ui/switch";

/** A seller's phone number is private by default. */
export function ShowPhoneSwitch({ field }: { field: UseFormRegisterReturn }) {
  const t = useTranslations("accounts.profile");
  const id = useId();
  return (
    <div className="flex items-start gap-4 rounded-lg border bg-card px-4 py-3.5">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="cursor-pointer font-semibold text-sm">
          {t("showsPhone")}
        </label>
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {t("showsPhoneHint")}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} className="mt-0.5" {...field} />
    </div>
  );
}
