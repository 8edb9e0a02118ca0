"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";

import { Checkbox } from "@/components/ui/checkbox";
import type { SavedAddress } from "@/lib/addresses/queries";
import type { AddressInput } from "@/lib/checkout/schema";
import { AddressFields } from "./address-fields";
import { SavedAddresses } from "./saved-addresses";

type DeliveryAddressProps = {
  form: UseFormReturn<AddressInput>;
  addresses: SavedAddress[];
  /** Whether the address is saved to the address book. */
  isSaved: boolean;
  onSaveChange: (isSaved: boolean) => void;
  onChoose: (address: SavedAddress | null) => void;
};

/** The destination: a saved address or a new one. */
export function DeliveryAddress({
  form,
  addresses,
  isSaved,
  onSaveChange,
  onChoose,
}: DeliveryAddressProps) {
  const t = useTranslations("checkout");
  const id = useId();
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold text-lg">{t("deliverTo")}</h2>
      <SavedAddresses addresses={addresses} onChoose={onChoose} />
      <AddressFields form={form} />
      <div className="flex min-h-11 items-center gap-3">
        <Checkbox
          id={id}
          checked={isSaved}
          onChange={(event) => onSaveChange(event.target.checked)}
        />
        <label htmlFor={id} className="cursor-pointer py-2">
          {t("addresses.save")}
        </label>
      </div>
    </section>
  );
}
