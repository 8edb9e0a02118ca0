"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useId, useState } from "react";
import { Check } from "@/components/ui/icons";

import { Input } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { setOfferAction } from "@/lib/products/offers/actions";
import { offerEditSchema } from "@/lib/products/offers/schema";
import { useTableTexts } from "./table-texts";

type OfferInputProps = {
  productId: number;
  variantId?: number;
  field: "price" | "stock";
  /** The stored value: dollars as a decimal string, or units. */
  storedValue: string;
  label: string;
  /** Why the value cannot be changed. */
  lockedBecause?: string | undefined;
  onSaved?: () => void;
};

type State = { kind: "idle" | "sending" | "saved" } | { kind: "failed"; reason: string };

/** Price or stock in a cell. Enter saves and moves to the next row, Tab saves, Escape undoes. */
export function OfferInput(props: OfferInputProps) {
  const { field, storedValue, label, lockedBecause } = props;
  const { t } = useTableTexts();
  const id = useId();
  const [value, setValue] = useState(storedValue);
  const [previousValue, setPreviousValue] = useState(storedValue);
  const { state, save, reset } = useSaving(props, value);
  const failure = state.kind === "failed" ? state.reason : null;

  // Not by a key: the note that the value was saved would disappear with the input.
  if (previousValue !== storedValue) {
    setPreviousValue(storedValue);
    setValue(storedValue);
  }

  function undo() {
    setValue(storedValue);
    reset();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape") undo();
    if (event.key !== "Enter") return;
    event.preventDefault();
    focusNext(event.currentTarget);
  }

  return (
    <span className={cn("block", field === "price" ? "w-28" : "w-24")}>
      <span dir="ltr" className="relative block">
        {field === "price" && (
          <span aria-hidden className="absolute start-2.5 top-2.5 text-muted-foreground text-sm">
            {"$"}
          </span>
        )}
        <Input
          data-offer={field}
          aria-label={label}
          aria-invalid={failure !== null || undefined}
          aria-describedby={id}
          inputMode={field === "price" ? "decimal" : "numeric"}
          autoComplete="off"
          disabled={lockedBecause !== undefined}
          title={lockedBecause}
          value={value}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            reset();
          }}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={save}
          onKeyDown={onKeyDown}
          className={cn("h-10 min-h-10 pe-7 text-end tabular-nums", field === "price" && "ps-6")}
        />
        {state.kind === "saved" && (
          <Check aria-hidden className="absolute end-2 top-3 size-4 text-success-ink" />
        )}
      </span>
      <span role="status" className="sr-only">
        {state.kind === "saved" && t("saved")}
      </span>
      <OfferNote id={id} failure={failure} lockedBecause={lockedBecause} />
    </span>
  );
}

type OfferNoteProps = { id: string; failure: string | null; lockedBecause: string | undefined };

/** Describes the input: why it was not saved, or why it cannot be changed. */
function OfferNote({ id, failure, lockedBecause }: OfferNoteProps) {
  return failure ? (
    <span id={id} role="alert" className="mt-1 block text-start text-destructive-ink text-xs">
      {failure}
    </span>
  ) : (
    <span id={id} className="sr-only">
      {lockedBecause}
    </span>
  );
}

/** Focuses the same field of the next row, which saves this one. */
function focusNext(input: HTMLInputElement) {
  const all = [
    ...document.querySelectorAll<HTMLInputElement>(
      `[data-offer="${input.dataset["offer"]}"]:not(:disabled)`,
    ),
  ];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

function useSaving(props: OfferInputProps, value: string) {
  const { productId, variantId, field, storedValue, onSaved } = props;
  const { t } = useTableTexts();
  const router = useRouter();
  const [state, setState] = useState<State>({ kind: "idle" });

  async function save() {
    if (value.trim() === storedValue) return setState({ kind: "idle" });
    const input = {
      productId,
      ...(variantId ? { variantId } : {}),
      field,
      value: toValue(field, value),
      expectedValue: toValue(field, storedValue),
    };
    if (!offerEditSchema.safeParse(input).success) {
      return setState({ kind: "failed", reason: t("invalid") });
    }
    setState({ kind: "sending" });
    const result = await setOfferAction(input).catch(() => null);
    if (!result?.ok) {
      return setState({ kind: "failed", reason: result?.message ?? t("failedMore") });
    }
    setState({ kind: "saved" });
    onSaved?.();
    router.refresh();
  }

  return { state, save: () => void save(), reset: () => setState({ kind: "idle" }) };
}

const toValue = (field: OfferInputProps["field"], text: string) =>
  field === "stock" && /^\d{1,9}$/.test(text.trim()) ? Number(text) : text.trim();
