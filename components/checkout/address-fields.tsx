"use client";

import { useLocale, useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import type { AddressInput } from "@/lib/checkout/schema";
import {
  type AddressField,
  addressFieldsOf,
  addressFormatOf,
  isOptionalField,
} from "@/lib/delivery/address-rules";
import { REGIONS } from "@/lib/delivery/region-rules";
import { COUNTRIES, type Country } from "@/lib/delivery/zone-rules";

type FieldAttributes = { autoComplete: string; span?: string; type?: string; dir?: string };

const ATTRIBUTES: Record<AddressField, FieldAttributes> = {
  name: { autoComplete: "name" },
  line1: { autoComplete: "address-line1" },
  line2: { autoComplete: "address-line2" },
  landmark: { autoComplete: "off" },
  city: { autoComplete: "address-level2", span: "sm:col-span-2" },
  region: { autoComplete: "address-level1", span: "sm:col-span-2" },
  postcode: { autoComplete: "postal-code", span: "sm:col-span-2", dir: "ltr" },
  phone: { autoComplete: "tel", type: "tel", dir: "ltr" },
};

type AddressFieldsProps = { form: UseFormReturn<AddressInput> };

/** Fields of the destination in the form of its country. */
export function AddressFields({ form }: AddressFieldsProps) {
  const country = form.watch("country");
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <CountryField form={form} />
      </div>
      {addressFieldsOf(country).map((name) => (
        <div key={name} className={ATTRIBUTES[name].span ?? "sm:col-span-6"}>
          {name === "region" && country in REGIONS ? (
            <RegionField form={form} country={country} />
          ) : (
            <AddressTextField form={form} name={name} country={country} />
          )}
        </div>
      ))}
    </div>
  );
}

function CountryField({ form }: AddressFieldsProps) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale);
  const [home, ...others] = COUNTRIES;
  const names = others
    .map((code) => ({ code, name: t(`countries.${code}`) }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <Field label={t("country")} error={form.formState.errors.country}>
      {(control) => (
        <Select autoComplete="country" {...control} {...form.register("country")}>
          {[{ code: home, name: t(`countries.${home}`) }, ...names].map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type CountryFieldProps = AddressFieldsProps & { country: Country };

/** The states or provinces of a country with a list of them. */
function RegionField({ form, country }: CountryFieldProps) {
  const t = useTranslations("checkout");
  return (
    <Field label={useAddressLabel(country)("region")} error={form.formState.errors.region}>
      {(control) => (
        <Select
          // Mounted again for each list, which then shows the form's value.
          key={country}
          autoComplete="address-level1"
          {...control}
          {...form.register("region")}
        >
          <option value="">{t("regionChoose")}</option>
          {Object.entries(REGIONS[country] ?? {}).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function AddressTextField({ form, name, country }: CountryFieldProps & { name: AddressField }) {
  const t = useTranslations("checkout");
  const label = useAddressLabel(country);
  const { autoComplete, type = "text", dir = "auto" } = ATTRIBUTES[name];
  return (
    <TextField
      label={label(name)}
      field={form.register(name)}
      error={form.formState.errors[name]}
      isOptional={isOptionalField(country, name)}
      {...(name === "landmark" ? { hint: t("landmarkHint") } : {})}
      {...(name === "phone" ? { hint: t("phoneHint") } : {})}
      {...{ autoComplete, type, dir }}
      className="rtl:text-right"
    />
  );
}

/** Returns a function for the label of a field in a country. */
function useAddressLabel(country: Country) {
  const t = useTranslations("checkout");
  return (name: AddressField) => {
    if (name === "region") return t(`regions.${addressFormatOf(country).region ?? "region"}`);
    if (name === "postcode") return t(`postcodes.${country === "US" ? "zip" : "postal"}`);
    return t(name);
  };
}
