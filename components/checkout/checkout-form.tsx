"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { SignInLink } from "@/components/layout/sign-in-link";
import { Banner } from "@/components/ui/banner";
import { Lock } from "@/components/ui/icons";
import type { SavedAddress } from "@/lib/addresses/queries";
import type { CartItem } from "@/lib/cart/rules";
import type { Contact, getPaymentSetup } from "@/lib/checkout/queries";
import { type AddressInput, addressSchema } from "@/lib/checkout/schema";
import { formatMoney } from "@/lib/core/money";
import { BLANK_ADDRESS, fromContact, fromSavedAddress } from "./address-form-values";
import { AddressQuestion } from "./address-question";
import { CardSection } from "./card-section";
import { readDraft, saveDraft } from "./checkout-draft";
import { DeliveryAddress } from "./delivery-address";
import { DeliveryChoices } from "./delivery-choices";
import { DestinationSummary } from "./destination-summary";
import { type Gift, GiftFields } from "./gift-fields";
import { OrderNote } from "./order-note";
import type { Choices } from "./use-checkout-options";
import { usePay } from "./use-pay";
import type { OpenIntent } from "./use-payment-intent";

type CheckoutFormProps = {
  items: CartItem[];
  intent: OpenIntent | undefined;
  choices: Choices;
  payments: NonNullable<ReturnType<typeof getPaymentSetup>>;
  contact: Contact;
  addresses: SavedAddress[];
};

/** Contact, destination, delivery and card: one form, one amber action. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { items, intent, choices, payments, contact, addresses } = props;
  const t = useTranslations("checkout");
  const [gift, setGift] = useState<Gift>({ isGift: false, message: "" });
  const [note, setNote] = useState("");
  const [isSaved, setIsSaved] = useState(addresses.length === 0);
  const form = useForm<AddressInput>({
    resolver: zodResolver(addressSchema),
    defaultValues:
      readDraft(contact.email) ??
      (addresses[0] ? fromSavedAddress(addresses[0]) : fromContact(contact)),
    mode: "onTouched",
  });
  useDestination(form, choices);
  useDraft(form, contact.email);
  const amountCents = choices.quote?.totalCents ?? intent?.amount ?? 0;
  const { pay, card, isPaying, refusal, isSignedOut, attempt, question, closeQuestion } = usePay({
    ...{ form, items, intent, choices, gift, note, isSaved, amountCents },
  });
  const element = useFirstProblem(attempt.number);
  const problems = Object.keys(form.formState.errors).length + attempt.cardProblems;

  return (
    <form
      ref={element}
      onSubmit={(event) => void pay(event)}
      noValidate
      className="grid gap-8 [&_:is(input,select)]:scroll-mt-40"
    >
      {attempt.number > 0 && problems > 0 && (
        <Banner tone="destructive" title={t("problems", { count: problems })} />
      )}
      <ContactLine contact={contact} />
      <DeliveryAddress
        {...{ form, addresses, isSaved }}
        onSaveChange={setIsSaved}
        onChoose={(savedAddress) =>
          form.reset(savedAddress ? fromSavedAddress(savedAddress) : BLANK_ADDRESS)
        }
      />
      <GiftFields gift={gift} onChange={setGift} />
      <DeliveryChoices choices={choices} />
      <OrderNote note={note} onChange={setNote} />
      <CardSection ref={card} {...{ intent, amountCents, payments }} />
      {refusal && (
        <Banner tone="destructive" title={refusal}>
          {isSignedOut && <SignInLink />}
        </Banner>
      )}
      {question && <AddressQuestion {...{ question, form }} onClose={closeQuestion} />}
      <DestinationSummary address={form.watch()} />
      <div className="grid gap-3">
        <SubmitButton
          variant="brand"
          size="lg"
          isPending={isPaying || !intent}
          pendingText={isPaying ? t("paying") : t("preparing")}
        >
          <Lock aria-hidden />
          <bdi>{t("pay", { amount: formatMoney(amountCents) })}</bdi>
        </SubmitButton>
        <p className="text-center text-muted-foreground text-sm">{t("cancelHint")}</p>
      </div>
    </form>
  );
}

/** Focuses the first invalid field in the order of the page, after each attempt to pay. */
function useFirstProblem(attempt: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);
  return element;
}

/** Delivery methods depend on the destination. */
function useDestination(form: UseFormReturn<AddressInput>, { goTo }: Choices) {
  const country = form.watch("country");
  const city = form.watch("city") ?? "";
  const postcode = form.watch("postcode") ?? "";
  useEffect(() => {
    const next = { country, city: city.trim(), postcode: postcode.trim() };
    const typing = setTimeout(() => goTo(next), 400);
    return () => clearTimeout(typing);
  });
}

/** Stores the input, so that a sign-in in between loses nothing. */
function useDraft(form: UseFormReturn<AddressInput>, email: string) {
  useEffect(() => {
    const { unsubscribe } = form.watch((address) => {
      saveDraft({ email, address: { ...BLANK_ADDRESS, ...address } });
    });
    return unsubscribe;
  }, [form, email]);
}

function ContactLine({ contact }: { contact: Contact }) {
  const t = useTranslations("checkout");
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(" ");
  return (
    <section className="grid gap-2 border-border border-b pb-6">
      <h2 className="font-semibold text-lg">{t("contact")}</h2>
      <p className="flex flex-wrap gap-x-4">
        <bdi>{name || contact.username}</bdi>
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
    </section>
  );
}
