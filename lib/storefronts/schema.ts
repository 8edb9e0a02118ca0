import * as z from "zod";

import { clearable, line, name, text, webUrl } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { isDay, type Network, toProfileLink } from "./rules";

const TAGLINE_MOST = 100;

const emptyOr = (url: z.ZodType<string, string>) => clearable(z.union([z.literal(""), url]));

const imageUrl = emptyOr(webUrl(v("imageUrlInvalid")));

/** A handle or an address on that network, kept as its address. */
function social(network: Network) {
  const handle = line().transform((value, context) => {
    const link = value === "" ? "" : toProfileLink(network, value);
    if (link === null) context.addIssue({ code: "custom", message: v("socialInvalid") });
    return link ?? z.NEVER;
  });
  return clearable(handle);
}

const day = clearable(line(10).refine((value) => value === "" || isDay(value), v("dateInvalid")));

/**
 * POST /api/seller/storefront (specification B, section 5). What is left out stays as it was; an empty text clears a
 * field. Days are YYYY-MM-DD, both included.
 */
export const storefrontSchema = z
  .object({
    storeName: z
      .string(v("storeNameRequired"))
      .pipe(name())
      .pipe(z.string().min(2, v("storeNameRequired"))),
    description: z
      .string(v("descriptionShort"))
      .pipe(text())
      .pipe(z.string().min(10, v("descriptionShort"))),
    bannerImageUrl: imageUrl,
    logoImageUrl: imageUrl,
    primaryColor: z.exactOptional(
      z.string(v("colorInvalid")).regex(/^#[0-9a-f]{6}$/i, v("colorInvalid")),
    ),
    tagline: clearable(
      line(10_000).refine((value) => value.length <= TAGLINE_MOST, v("taglineLong")),
    ),
    location: clearable(line()),
    website: emptyOr(webUrl(v("urlInvalid"))),
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
    message: v("vacationHalf"),
    path: ["vacationUntil"],
  })
  .refine(({ vacationFrom, vacationUntil }) => (vacationFrom ?? "") <= (vacationUntil ?? ""), {
    message: v("vacationOrder"),
    path: ["vacationUntil"],
  });
export type StorefrontInput = z.output<typeof storefrontSchema>;

/** POST /api/seller/storefront/publish */
export const publishSchema = z.object({ publish: z.boolean() });
export type PublishInput = z.output<typeof publishSchema>;
