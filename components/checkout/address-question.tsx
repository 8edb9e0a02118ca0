"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { AddressInput } from "@/lib/checkout/schema";
import type { AddressQuestion as Question } from "@/lib/delivery/address-rules";

type AddressQuestionProps = {
  question: Question;
  form: UseFormReturn<AddressInput>;
  onClose: () => void;
};

/** "Did you mean": a doubt about the address, with the likely place if there is one. */
export function AddressQuestion({ question, form, onClose }: AddressQuestionProps) {
  const t = useTranslations("checkout.addressQuestion");
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);

  function applyPlace({ city, region }: { city: string; region: string }) {
    form.setValue("city", city, { shouldDirty: true });
    form.setValue("region", region, { shouldDirty: true });
    onClose();
  }

  const text = textOf(question, t);
  return (
    <fieldset ref={box} tabIndex={-1} aria-label={text} className="outline-none">
      <Banner tone="warning" title={text}>
        <div className="mt-3 flex flex-wrap gap-3">
          {question.kind === "place" && (
            <Button size="sm" onClick={() => applyPlace(question)}>
              {t("use", question)}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={onClose}>
            {t("useEntered")}
          </Button>
        </div>
      </Banner>
    </fieldset>
  );
}

function textOf(
  question: Question,
  t: ReturnType<typeof useTranslations<"checkout.addressQuestion">>,
): string {
  if (question.kind === "repeated") return t("repeated");
  if (question.kind === "zip") return t("zip", { code: question.postcode });
  const { city, region, postcode: code } = question;
  return t("place", { city, region, code });
}
