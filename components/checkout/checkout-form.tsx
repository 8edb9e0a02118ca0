"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { SubmitButton } from "@/components/forms/submit-button";
import { Banner } from "@/components/ui/banner";
import { notify } from "@/components/ui/notify";
import type { CartItem } from "@/lib/cart/rules";
import type { Contact, getPaymentSetup } from "@/lib/checkout/queries";
import { type AddressInput, addressSchema } from "@/lib/checkout/schema";
import { formatMoney } from "@/lib/core/money";
import { messageOf } from "@/lib/web/client";
import { AddressFields } from "./address-fields";
import { CardSection } from "./card-section";
import { type PayHandle, returnPath } from "./pay-handle";
import { type OpenIntent, openIntent } from "./use-payment-intent";

type CheckoutFormProps = {
  items: CartItem[];
  intent: OpenIntent | undefined;
  payments: NonNullable<ReturnType<typeof getPaymentSetup>>;
  contact: Contact;
};

/** Who, where to and the card: one form, one amber action. */
export function CheckoutForm({ items, intent, payments, contact }: CheckoutFormProps) {
  const t = useTranslations("checkout");
  const card = useRef<PayHandle>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<AddressInput>({
    resolver: zodResolver(addressSchema),
    defaultValues: addressOf(contact),
    mode: "onTouched",
  });

  async function charge(address: AddressInput): Promise<string | null> {
    try {
      await openIntent(items, address);
      return (await card.current?.pay()) ?? null;
    } catch (error) {
      return messageOf(error, t("cardFormFailed"));
    }
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!intent) return;
    // Both halves show what is missing at once.
    const [isAddressGood, isCardGood] = [
      await form.trigger(undefined, { shouldFocus: true }),
      await card.current?.check(),
    ];
    if (!isAddressGood || !isCardGood) return;

    setIsPaying(true);
    setRefusal(null);
    const message = await charge(form.getValues());
    if (message === null) return window.location.assign(returnPath(intent.clientSecret));
    setIsPaying(false);
    setRefusal(message);
    notify.error(t("error"), message);
  }

  return (
    <form onSubmit={(event) => void pay(event)} noValidate className="grid gap-8">
      <section className="grid gap-2 border-border border-b pb-6">
        <h2 className="font-semibold text-lg">{t("contact")}</h2>
        <p>
          <bdi>{nameOf(contact) || contact.username}</bdi>
          {", "}
          <bdi dir="ltr">{contact.email}</bdi>
        </p>
      </section>
      <section className="grid gap-4">
        <h2 className="font-semibold text-lg">{t("deliverTo")}</h2>
        <AddressFields form={form} />
      </section>
      <CardSection ref={card} intent={intent} payments={payments} />
      {refusal && <Banner tone="destructive">{refusal}</Banner>}
      <div className="grid gap-3">
        <SubmitButton
          variant="brand"
          size="lg"
          isPending={isPaying || !intent}
          pendingText={isPaying ? t("paying") : t("preparing")}
        >
          <Lock aria-hidden />
          <bdi>{t("pay", { amount: formatMoney(intent?.amount ?? 0) })}</bdi>
        </SubmitButton>
        <p className="text-center text-muted-foreground text-sm">{t("cancelHint")}</p>
      </div>
    </form>
  );
}

function nameOf({ firstName, lastName }: Contact) {
  return [firstName, lastName].filter(Boolean).join(" ");
}

function addressOf(contact: Contact): AddressInput {
  return {
    name: nameOf(contact),
    line1: contact.address ?? "",
    line2: "",
    city: contact.city ?? "",
    region: "",
    postcode: "",
    country: "US",
    phone: contact.phone ?? "",
  };
}
