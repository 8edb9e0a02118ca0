"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { UseControllerReturn } from "react-hook-form";
import { FieldError } from "@/components/forms/field-error";
import { Star } from "@/components/ui/icons";
import type { ReviewText } from "@/lib/reviews/schema";

const FIVE = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons: arrow keys select, and a screen reader announces the number. */
export function StarPicker({ field, fieldState }: UseControllerReturn<ReviewText, "rating">) {
  const t = useTranslations("reviews.form");
  const id = useId();
  const { error } = fieldState;
  // The radio button that receives the form's focus without a selection: the same as with Tab.
  const focused = field.value || 1;

  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">{t("rating")}</legend>
      <div className="-ms-2 flex">
        {FIVE.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={`${id}-rating`}
              value={star}
              checked={field.value === star}
              aria-label={t("stars", { count: star })}
              aria-invalid={error ? true : undefined}
              ref={star === focused ? field.ref : undefined}
              onChange={() => field.onChange(star)}
              onBlur={field.onBlur}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={
                star <= field.value ? "size-7 fill-current text-brand" : "size-7 text-input"
              }
            />
          </label>
        ))}
      </div>
      <FieldError error={error} id={id} />
    </fieldset>
  );
}
