"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field, type FieldProps } from "@/components/forms/field";
import { useSuggestions } from "@/components/search/use-suggestions";
import { Illustration } from "@/components/ui/illustration";
import { Input } from "@/components/ui/input";
import type { Picked } from "./selected-product";

type ProductPickerProps = Pick<FieldProps, "label" | "hint" | "error"> & {
  /** Selected products are excluded. */
  without: number[];
  onPick: (product: Picked) => void;
};

/** Finds a product by its title through the shop's suggestions. */
export function ProductPicker({ label, hint, error, without, onPick }: ProductPickerProps) {
  const t = useTranslations("buyerTools.picker");
  const [query, setQuery] = useState("");
  const { suggestions, isSettled, isFailed } = useSuggestions(query.trim());
  const products = suggestions.flatMap(({ type, id, ...rest }) =>
    type === "product" && !without.includes(Number(id)) ? [{ ...rest, id: Number(id) }] : [],
  );

  return (
    <div className="grid gap-1.5">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </Field>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {isFailed ? t("failed") : isSettled ? t("found", { count: products.length }) : ""}
      </p>
      <ul className="grid gap-1 empty:hidden">
        {products.map(({ id, title, subtitle, imageUrl }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1 text-start hover:bg-accent hover:text-accent-foreground"
              onClick={() => {
                setQuery("");
                onPick({ id, title, imageUrl });
              }}
            >
              <Illustration
                src={imageUrl}
                width={40}
                height={40}
                className="size-10 rounded-sm bg-image-ground object-cover"
              />
              <span className="grid min-w-0">
                <bdi className="truncate font-medium">{title}</bdi>
                <bdi className="truncate text-muted-foreground text-sm">{subtitle}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
