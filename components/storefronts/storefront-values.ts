import type { Locale } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import { inAllLanguages } from "@/components/forms/translation-values";
import type { Storefront } from "@/lib/storefronts/dto";
import { NETWORKS, toProfileLink } from "@/lib/storefronts/rules";
import type { StorefrontInput, storefrontSchema } from "@/lib/storefronts/schema";
import type { StoreIdentity } from "./store-header";

/** Form values; missing values are empty texts. */
export type StorefrontValues = z.input<typeof storefrontSchema>;

export type StorefrontForm = UseFormReturn<StorefrontValues, unknown, StorefrontInput>;

const NO_TEXT = { bio: "", tagline: "", description: "" };

/** Form values of a storefront. */
export function toValues(storefront: Storefront) {
  const { instagram, facebook, twitter } = storefront.socialMedia;
  return {
    storeName: storefront.storeName,
    description: storefront.description,
    locale: storefront.locale,
    translations: inAllLanguages(storefront.translations, NO_TEXT),
    bannerImageUrl: storefront.bannerImageUrl ?? "",
    logoImageUrl: storefront.logoImageUrl ?? "",
    primaryColor: storefront.primaryColor,
    tagline: storefront.tagline ?? "",
    location: storefront.location ?? "",
    website: storefront.website ?? "",
    socialMedia: {
      instagram: instagram ?? "",
      facebook: facebook ?? "",
      twitter: twitter ?? "",
    },
    vacationFrom: storefront.vacationFrom ?? "",
    vacationUntil: storefront.vacationUntil ?? "",
  } satisfies StorefrontValues;
}

/** Converts the form's values for the preview; invalid addresses are omitted. */
export function toIdentity(values: StorefrontValues, locale: Locale): StoreIdentity {
  const [instagram, facebook, twitter] = NETWORKS.map((network) =>
    toProfileLink(network, values.socialMedia?.[network]?.trim() ?? ""),
  );
  return {
    storeName: values.storeName,
    tagline: values.tagline || null,
    taglineLocale: values.locale ?? locale,
    location: values.location || null,
    website: isAddress(values.website) ? values.website : null,
    bannerImageUrl: values.bannerImageUrl || null,
    logoImageUrl: values.logoImageUrl || null,
    socialMedia: {
      instagram: instagram ?? null,
      facebook: facebook ?? null,
      twitter: twitter ?? null,
    },
  };
}

function isAddress(value: string | null | undefined): value is string {
  return /^https?:\/\/[^/]/i.test(value ?? "") && URL.canParse(value ?? "");
}
