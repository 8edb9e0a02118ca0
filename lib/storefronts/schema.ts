import * as z from "zod";
import { MAX_BIO } from "@/lib/accounts/schema";
import { multiLine, name, nullableField, singleLine, webUrl } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { textLocale } from "@/lib/i18n/text-locale";
import { isDay, type Network, toProfileLink } from "./rules";

const MAX_TAGLINE = 100;

const emptyOr = (url: z.ZodType<string, string>) => nullableField(z.union([z.literal(""), url]));

const imageUrl = emptyOr(webUrl(validationKey("imageUrlInvalid")));

/** A handle or an address on that network, stored as an address. */
function social(network: Network) {
  const handle = singleLine().transform((value, context) => {
    const link = value === "" ? "" : toProfileLink(network, value);
    if (link === null)
      context.addIssue({ code: "custom", message: validationKey("socialInvalid") });
    return link ?? z.NEVER;
  });
  return nullableField(handle);
}

const day = nullableField(
  singleLine(10).refine((value) => value === "" || isDay(value), validationKey("dateInvalid")),
);

const tagline = nullableField(
  singleLine(10_000).refine((value) => value.length <= MAX_TAGLINE, validationKey("taglineLong")),
);

/** Texts of the profile and the storefront in another language; empty ones fall back to the original. */
const translation = z.object({
  bio: nullableField(multiLine(MAX_BIO)),
  tagline,
  description: nullableField(multiLine()),
});

/**
 * POST /api/seller/storefront (specification B, section 5). Omitted fields stay the same; an empty text clears a field.
 * Days are YYYY-MM-DD, inclusive.
 */
export const storefrontSchema = z
  .object({
    storeName: z
      .string(validationKey("storeNameRequired"))
      .pipe(name())
      .pipe(z.string().min(2, validationKey("storeNameRequired"))),
    description: z
      .string(validationKey("descriptionShort"))
      .pipe(multiLine())
      .pipe(z.string().min(10, validationKey("descriptionShort"))),
    bannerImageUrl: imageUrl,
    logoImageUrl: imageUrl,
    primaryColor: z.exactOptional(
      z
        .string(validationKey("colorInvalid"))
        .regex(/^#[0-9a-f]{6}$/i, validationKey("colorInvalid")),
    ),
    tagline,
    locale: z.exactOptional(textLocale),
    translations: z.exactOptional(z.partialRecord(textLocale, translation)),
    location: nullableField(singleLine()),
    website: emptyOr(webUrl(validationKey("urlInvalid"))),
    socialMedia: z.exactOptional(
      z.object({
        instagram: social("instagram"),
        facebook: social("facebook"),
        twitter: social("twitter"),
      }),
    ),
    vacationFrom: day,
    vacationUntil: day,
  })
  .refine(({ vacationFrom, vacationUntil }) => !vacationFrom === !vacationUntil, {
    message: validationKey("vacationHalf"),
    path: ["vacationUntil"],
  })
  .refine(({ vacationFrom, vacationUntil }) => (vacationFrom ?? "") <= (vacationUntil ?? ""), {
    message: validationKey("vacationOrder"),
    path: ["vacationUntil"],
  });
export type StorefrontInput = z.output<typeof storefrontSchema>;

/** POST /api/seller/storefront/publish */
export const publishSchema = z.object({ publish: z.boolean() });
export type PublishInput = z.output<typeof publishSchema>;
