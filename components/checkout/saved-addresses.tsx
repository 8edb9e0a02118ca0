"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { RadioCard } from "@/components/ui/radio-card";
import type { SavedAddress } from "@/lib/addresses/queries";
import { COUNTRIES } from "@/lib/delivery/zone-rules";

type SavedAddressesProps = {
  addresses: SavedAddress[];
  /** Null: a new address. */
  onChoose: (address: SavedAddress | null) => void;
};

/** The address book, with a button for a new address. */
export function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  const t = useTranslations("checkout.addresses");
  const countries = useTranslations("checkout.countries");
  const [selectedId, setSelectedId] = useState<number | null>(addresses[0]?.id ?? null);
  if (addresses.length === 0) return null;

  /** The name of a destination country; others are shown as saved. */
  function countryOf(code: string) {
    const shopCountry = COUNTRIES.find((country) => country === code);
    return shopCountry ? countries(shopCountry) : code;
  }

  function choose(address: SavedAddress | null) {
    setSelectedId(address?.id ?? null);
    onChoose(address);
  }

  return (
    <fieldset className="grid gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">{t("title")}</legend>
      {addresses.map((address) => (
        <RadioCard
          key={address.id}
          name="kept-address"
          checked={selectedId === address.id}
          onChange={() => choose(address)}
          title={<bdi>{address.name}</bdi>}
          description={
            <bdi>{[address.line1, address.city, countryOf(address.country)].join(", ")}</bdi>
          }
        />
      ))}
      <RadioCard
        name="kept-address"
        checked={selectedId === null}
        onChange={() => choose(null)}
        title={t("another")}
      />
    </fieldset>
  );
}
