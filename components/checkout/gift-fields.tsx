"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { Field } from "@/components/forms/field";
import { Checkbox } from "@/components/ui/checkbox";
import { Textarea } from "@/components/ui/textarea";

export type Gift = { isGift: boolean; message: string };

type GiftFieldsProps = { gift: Gift; onChange: (gift: Gift) => void };

/** "Send home": the parcel is a gift for another recipient, with a message and without prices. */
export function GiftFields({ gift, onChange }: GiftFieldsProps) {
  const t = useTranslations("checkout.gift");
  const id = useId();
  return (
    <section className="grid gap-3">
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          checked={gift.isGift}
          className="mt-1"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ ...gift, isGift: event.target.checked })}
        />
        <div>
          <label htmlFor={id} className="cursor-pointer font-semibold">
            {t("label")}
          </label>
          <p id={`${id}-hint`} className="text-muted-foreground text-sm">
            {t("hint")}
          </p>
        </div>
      </div>
      {gift.isGift && (
        <Field label={t("message")} isOptional>
          {(control) => (
            <Textarea
              rows={3}
              dir="auto"
              maxLength={500}
              value={gift.message}
              onChange={(event) => onChange({ ...gift, message: event.target.value })}
              {...control}
            />
          )}
        </Field>
      )}
    </section>
  );
}
