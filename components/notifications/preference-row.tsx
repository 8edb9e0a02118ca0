"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";

import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast";
import { choosePreferenceAction } from "@/lib/notifications/actions";
import type { PreferenceInput } from "@/lib/notifications/schema";

type PreferenceRowProps = {
  preference: PreferenceInput;
  /** Receipts are always emailed. */
  isEmailFixed: boolean;
};

/** One kind of notification with its two channels; each change is saved at once. */
export function PreferenceRow({ preference, isEmailFixed }: PreferenceRowProps) {
  const t = useTranslations("notifications");
  const tCommon = useTranslations("common");
  const [selection, setSelection] = useState(preference);

  async function choose(next: PreferenceInput) {
    setSelection(next);
    const result = await choosePreferenceAction(next).catch(() => null);
    if (result?.ok) return;
    setSelection(selection);
    toast.error(t("failed"), result?.message ?? tCommon("again"));
  }

  return (
    <li>
      <fieldset className="flex flex-wrap items-center gap-x-6 py-1.5 sm:[&>:last-child]:w-44">
        <legend className="sr-only">{t(`kinds.${selection.kind}`)}</legend>
        <span aria-hidden className="w-full grow font-medium max-sm:pt-2 sm:w-auto sm:min-w-48">
          {t(`kinds.${selection.kind}`)}
        </span>
        <Way
          name={t("inApp")}
          isOn={selection.inApp}
          onChange={(inApp) => void choose({ ...selection, inApp })}
        />
        <Way
          name={isEmailFixed ? t("always") : t("byEmail")}
          isOn={isEmailFixed || selection.byMail}
          isDisabled={isEmailFixed}
          onChange={(byEmail) => void choose({ ...selection, byMail: byEmail })}
        />
      </fieldset>
    </li>
  );
}

type WayProps = {
  name: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

function Way({ name, isOn, isDisabled = false, onChange }: WayProps) {
  const id = useId();
  const isReady = useIsHydrated(); // a press before hydration would be visible but not saved
  return (
    <span className="flex min-h-11 items-center gap-2.5">
      <Checkbox
        id={id}
        checked={isOn}
        disabled={isDisabled || !isReady}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="cursor-pointer py-2">
        {name}
      </label>
    </span>
  );
}
