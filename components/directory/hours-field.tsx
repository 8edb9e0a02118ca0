"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";

import { FieldError } from "@/components/forms/field-error";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { DAYS, type OpenDay } from "@/lib/directory/hours";
import { validationKey } from "@/lib/i18n/messages";

const USUAL = { opens: "09:00", closes: "18:00" };

type HoursFieldProps = {
  value: OpenDay[];
  onChange: (hours: OpenDay[]) => void;
  isBroken: boolean;
};

/** Open days with their hours; a new day starts with the hours of the previous one. */
export function HoursField({ value, onChange, isBroken }: HoursFieldProps) {
  const t = useTranslations("directory.form");
  const common = useTranslations("common");
  const id = useId();

  function change(day: OpenDay["day"], open: OpenDay | null) {
    const all = DAYS.map((weekday) =>
      weekday === day ? open : value.find((has) => has.day === weekday),
    );
    onChange(all.filter((openDay) => openDay != null));
  }

  function usualOf(day: OpenDay["day"]): OpenDay {
    const before = value.filter((open) => DAYS.indexOf(open.day) < DAYS.indexOf(day)).at(-1);
    return { ...USUAL, ...before, day };
  }

  return (
    <fieldset
      aria-describedby={`${id}-note`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <legend className="mb-1 font-semibold text-sm">
        {t("hours")}
        <span className="font-normal text-muted-foreground">{` (${common("optional")})`}</span>
      </legend>
      <p id={`${id}-note`} className="text-muted-foreground text-sm">
        {t("hoursHint")}
      </p>
      <div className="grid divide-y rounded-md border px-3.5">
        {DAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            open={value.find((open) => open.day === day)}
            onToggle={(isOpen) => change(day, isOpen ? usualOf(day) : null)}
            onChange={(open) => change(day, open)}
          />
        ))}
      </div>
      <FieldError error={isBroken ? { message: validationKey("hoursInvalid") } : undefined} />
    </fieldset>
  );
}

type DayRowProps = {
  day: OpenDay["day"];
  open: OpenDay | undefined;
  onToggle: (isOpen: boolean) => void;
  onChange: (open: OpenDay) => void;
};

function DayRow({ day, open, onToggle, onChange }: DayRowProps) {
  const t = useTranslations("directory.form");
  const days = useTranslations("directory.day");
  const id = useId();
  const name = days(day);
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="flex min-h-11 min-w-36 items-center gap-2.5">
        <Checkbox
          id={id}
          checked={open !== undefined}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <label htmlFor={id} className="cursor-pointer py-2">
          {name}
        </label>
      </span>
      {open && (
        <span
          dir="ltr"
          className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:pb-1"
        >
          <Input
            type="time"
            aria-label={t("opens", { day: name })}
            value={open.opens}
            onChange={(event) => onChange({ ...open, opens: event.currentTarget.value })}
            className="min-h-11 w-auto min-w-29 grow px-2 tabular-nums sm:grow-0"
          />
          <span aria-hidden>{"–"}</span>
          <Input
            type="time"
            aria-label={t("closes", { day: name })}
            value={open.closes}
            onChange={(event) => onChange({ ...open, closes: event.currentTarget.value })}
            className="min-h-11 w-auto min-w-29 grow px-2 tabular-nums sm:grow-0"
          />
        </span>
      )}
    </div>
  );
}
