"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";

import { SubmitButton } from "@/components/forms/submit-button";
import { SignInLink } from "@/components/layout/sign-in-link";
import { Banner } from "@/components/ui/banner";
import { toast } from "@/components/ui/toast";
import { saveAddressAction } from "@/lib/addresses/actions";
import type { SavedAddress } from "@/lib/addresses/queries";
import type { CartItem } from "@/lib/cart/rules";
import type { Contact, getPaymentSetup } from "@/lib/checkout/queries";
import { type AddressInput, addressSchema } from "@/lib/checkout/schema";
import { formatMoney } from "@/lib/core/money";
import { ApiError, errorMessage } from "@/lib/http/api-client";
import { BLANK_ADDRESS, fromContact, fromSavedAddress } from "./address-form-values";
import { CardSection } from "./card-section";
import { clearDraft, readDraft, saveDraft } from "./checkout-draft";
import { DeliveryAddress } from "./delivery-address";
import { DeliveryChoices } from "./delivery-choices";
import { type Gift, GiftFields } from "./gift-fields";
import { type PaymentFormHandle, returnPath } from "./payment-form-handle";
import type { Choices } from "./use-checkout-options";
import { type OpenIntent, openIntent } from "./use-payment-intent";

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
  const card = useRef<PaymentFormHandle>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [gift, setGift] = useState<Gift>({ isGift: false, message: "" });
  const [isKept, setIsKept] = useState(addresses.length === 0);
  const form = useForm<AddressInput>({
    resolver: zodResolver(addressSchema),
    defaultValues:
      readDraft(contact.email) ??
      (addresses[0] ? fromSavedAddress(addresses[0]) : fromContact(contact)),
    mode: "onTouched",
  });
  useDoor(form, choices);
  useDraft(form, contact.email);
  const amountCents = choices.quote?.totalCents ?? intent?.amount ?? 0;

  function wishOf(shippingAddress: AddressInput) {
    return {
      shippingAddress,
      delivery: choices.delivery,
      ...(choices.code ? { promotionCode: choices.code } : {}),
      ...(gift.isGift ? { gift: { message: gift.message } } : {}),
    };
  }

  /** Returns the message to show, or null with the created payment. */
  async function charge(address: AddressInput) {
    try {
      const open = await openIntent(items, wishOf(address));
      // A buyer never pays another price than the one on the button.
      if (open.amount !== amountCents) return { message: t("priceMoved"), open };
      if (isKept) await saveAddressAction({ address }).catch(() => null);
      return { message: (await card.current?.pay(open.clientSecret)) ?? null, open };
    } catch (error) {
      setIsSignedOut(error instanceof ApiError && error.status === 401);
      return { message: errorMessage(error, t("cardFormFailed")), open: null };
    }
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!intent) return;
    // Both halves show their errors at once.
    const address = await submitted(form);
    const isCardGood = await card.current?.check();
    if (!address || !isCardGood) return;

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

  return (
    <form onSubmit={(event) => void pay(event)} noValidate className="grid gap-8">
      <ContactLine contact={contact} />
      <DeliveryAddress
        {...{ form, addresses, isKept }}
        onKeep={setIsKept}
        onChoose={(kept) => form.reset(kept ? fromSavedAddress(kept) : BLANK_ADDRESS)}
      />
      <GiftFields gift={gift} onChange={setGift} />
      <DeliveryChoices choices={choices} />
      <CardSection ref={card} {...{ intent, amountCents, payments }} />
      {refusal && (
        <Banner tone="destructive" title={refusal}>
          {isSignedOut && <SignInLink />}
        </Banner>
      )}
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

/** The form's values, or null with its errors visible; from then on errors disappear when corrected. */
function submitted(form: UseFormReturn<AddressInput>) {
  return new Promise<AddressInput | null>((resolve) => {
    void form.handleSubmit(resolve, () => resolve(null))();
  });
}

/** Delivery methods depend on the destination. */
function useDoor(form: UseFormReturn<AddressInput>, { goTo }: Choices) {
  const country = form.watch("country");
  const postcode = form.watch("postcode") ?? "";
  useEffect(() => {
    const typing = setTimeout(() => goTo({ country, postcode: postcode.trim() }), 400);
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
