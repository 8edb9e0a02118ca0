"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { toast } from "@/components/ui/toast";
import { saveAddressAction } from "@/lib/addresses/actions";
import type { CartItem } from "@/lib/cart/rules";
import type { AddressInput } from "@/lib/checkout/schema";
import { ApiError, errorDetail } from "@/lib/http/api-client";
import { clearDraft } from "./checkout-draft";
import type { Gift } from "./gift-fields";
import { type PaymentFormHandle, returnPath } from "./payment-form-handle";
import { useAddressQuestion } from "./use-address-question";
import type { Choices } from "./use-checkout-options";
import { type OpenIntent, openIntent } from "./use-payment-intent";

type PayOptions = {
  form: UseFormReturn<AddressInput>;
  items: CartItem[];
  intent: OpenIntent | undefined;
  choices: Choices;
  gift: Gift;
  note: string;
  isSaved: boolean;
  amountCents: number;
};

/** Checks the form, asks about an unlikely address and charges the card. */
export function usePay(options: PayOptions) {
  const { form, items, intent, choices, gift, note, isSaved, amountCents } = options;
  const t = useTranslations("checkout");
  const card = useRef<PaymentFormHandle>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [attempt, setAttempt] = useState({ number: 0, cardProblems: 0 });
  const { question, needsDecision, close } = useAddressQuestion();

  function toIntentOptions(shippingAddress: AddressInput) {
    return {
      shippingAddress,
      delivery: choices.delivery,
      ...(choices.code ? { promotionCode: choices.code } : {}),
      ...(note.trim() ? { note } : {}),
      ...(gift.isGift ? { gift: { message: gift.message } } : {}),
    };
  }

  /** Returns the message to show, or null with the created payment. */
  async function charge(address: AddressInput) {
    try {
      const open = await openIntent(items, toIntentOptions(address));
      // A buyer never pays another price than the one on the button.
      if (open.amount !== amountCents) return { message: t("priceMoved"), open };
      if (isSaved) await saveAddressAction({ address }).catch(() => null);
      return { message: (await card.current?.pay(open.clientSecret)) ?? null, open };
    } catch (error) {
      setIsSignedOut(error instanceof ApiError && error.status === 401);
      return { message: errorDetail(error, t("cardFormFailed")), open: null };
    }
  }

  /** Shows the errors of both halves at once. Returns the address, or null with errors. */
  async function check() {
    const address = await submitted(form);
    const cardProblems = (await card.current?.countProblems()) ?? 1;
    setAttempt(({ number }) => ({ number: number + 1, cardProblems }));
    return cardProblems === 0 ? address : null;
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!intent || isPaying) return;
    const address = await check();
    if (!address || (await needsDecision(address))) return;

    setIsPaying(true);
    setRefusal(null);
    const { message, open } = await charge(address);
    if (message === null && open) {
      clearDraft();
      return window.location.assign(returnPath(open.clientSecret));
    }
    setIsPaying(false);
    setRefusal(message);
    toast.error(t("error"), message ?? undefined);
  }

  return { pay, card, isPaying, refusal, isSignedOut, attempt, question, closeQuestion: close };
}

/** The form's values, or null with its errors visible; from then on errors disappear when corrected. */
function submitted(form: UseFormReturn<AddressInput>) {
  return new Promise<AddressInput | null>((resolve) => {
    void form.handleSubmit(resolve, () => resolve(null))();
  });
}
