"use client";

import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";

import { Input } from "@/components/ui/input";
import { parseCents, toDecimal } from "@/lib/core/money";

/** Time after the last key in ms after which a price applies. */
const TYPING_MS = 500;

type ShopPriceFieldProps = {
  /** The applied price; null or undefined without one. */
  cents: number | null | undefined;
  onApply: (cents: number | undefined) => void;
} & Pick<ComponentProps<"input">, "name" | "form" | "placeholder" | "aria-label">;

const toText = (cents: number | null | undefined) => (cents == null ? "" : toDecimal(cents));
const toCents = (text: string) => parseCents(text.replace(/^\$|\s/g, "")) ?? undefined;

/** One end of the price range; applies while typing, on blur and on Enter. */
export function ShopPriceField({ cents, onApply, ...input }: ShopPriceFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => toText(cents));
  const [isTyping, setIsTyping] = useState(false);
  const [appliedCents, setAppliedCents] = useState(cents);
  const apply = useRef(onApply);
  useEffect(() => {
    apply.current = onApply;
  });

  // Another control changed the price.
  if (appliedCents !== cents) {
    setAppliedCents(cents);
    if (toCents(text) !== (cents ?? undefined)) setText(toText(cents));
  }

  // Typed before the script was ready.
  useEffect(() => {
    const early = field.current?.value ?? "";
    if (early === "") return;
    setText(early);
    setIsTyping(true);
  }, []);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => {
      setIsTyping(false);
      if (toCents(text) !== (cents ?? undefined)) apply.current(toCents(text));
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, isTyping, cents]);

  function finish() {
    setIsTyping(false);
    if (toCents(text) !== (cents ?? undefined)) onApply(toCents(text));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    finish();
  }

  return (
    <Input
      ref={field}
      dir="ltr"
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        setIsTyping(true);
      }}
      onBlur={finish}
      onKeyDown={onKeyDown}
      {...input}
    />
  );
}
