"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import type { ControlProps } from "@/components/forms/field";
import { X } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { splitValues } from "./variant-values";

const SEPARATORS = /[,،፣\n]/;

type ValuesInputProps = {
  field: ControlProps;
  values: string[];
  onChange: (values: string[]) => void;
  onBlur: () => void;
  inputRef: (element: HTMLInputElement | null) => void;
};

/** The values of an option, each with a button that removes it. Enter or a comma adds the typed one. */
export function ValuesInput({ field, values, onChange, onBlur, inputRef }: ValuesInputProps) {
  const t = useTranslations("products.variants");
  const [text, setText] = useState("");

  function add(input: string) {
    const newValues = splitValues(input).filter((value) => !values.includes(value));
    if (newValues.length > 0) onChange([...values, ...newValues]);
    setText("");
  }

  function addOnKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || SEPARATORS.test(event.key)) {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && values.length > 0) {
      onChange(values.slice(0, -1));
    }
  }

  function addPasted(event: ClipboardEvent<HTMLInputElement>) {
    const clipboardText = event.clipboardData.getData("text");
    if (!SEPARATORS.test(clipboardText)) return;
    event.preventDefault();
    add(text + clipboardText);
  }

  return (
    <div className="grid gap-2">
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li
              key={value}
              className="inline-flex min-h-11 items-center gap-1 rounded-full bg-muted ps-3.5 text-sm"
            >
              <bdi className="wrap-anywhere">{value}</bdi>
              <button
                type="button"
                aria-label={t("removeValue", { value })}
                className="grid size-11 place-items-center rounded-full hover:text-destructive"
                onClick={() => onChange(values.filter((other) => other !== value))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        dir="auto"
        autoComplete="off"
        {...field}
        ref={inputRef}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={addOnKey}
        onPaste={addPasted}
        onBlur={() => {
          add(text);
          onBlur();
        }}
      />
    </div>
  );
}
