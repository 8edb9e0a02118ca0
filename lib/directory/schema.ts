import * as z from "zod";

import { paginationShape } from "@/lib/core/pagination";
import {
  nullableField,
  requiredLine,
  requiredName,
  requiredPhone,
  requiredText,
  singleLine,
  webUrl,
} from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { APPLICATION_CATEGORIES, BUSINESS_CATEGORIES } from "./categories";
import { hoursSchema } from "./hours";
import { readSpoken, SPOKEN_LANGUAGES } from "./rules";

/** Empty and null mean no value. */
const optional = (field: z.ZodType<string, string>) =>
  nullableField(z.union([z.literal(""), field]));

/**
 * POST /api/business-applications (specification C, section 5). The sender cannot set whether it is active or verified.
 */
export const businessApplicationSchema = z.object({
  name: requiredName(validationKey("businessNameShort"), 2, 120),
  description: requiredText(validationKey("descriptionShort"), 10, 5_000),
  category: z.enum(APPLICATION_CATEGORIES, validationKey("businessCategoryMissing")),
  address: requiredLine(validationKey("addressIncomplete"), 5),
  phone: requiredPhone(validationKey("phoneInvalid"), 10),
  email: optional(
    z
      .string(validationKey("providedEmailInvalid"))
      .trim()
      .max(200)
      .pipe(z.email(validationKey("providedEmailInvalid"))),
  ),
  website: optional(webUrl(validationKey("providedWebsiteInvalid"))),
  imageUrl: optional(webUrl(validationKey("providedImageInvalid"))),
  hours: z.exactOptional(hoursSchema.nullable()),
  languages: z.exactOptional(z.array(z.enum(SPOKEN_LANGUAGES)).max(100).transform(readSpoken)),
});
export type BusinessApplication = z.output<typeof businessApplicationSchema>;

/** Content of an edited listing; a category set by staff may remain. */
export const listingContentSchema = businessApplicationSchema.extend({
  category: z.enum(BUSINESS_CATEGORIES, validationKey("businessCategoryMissing")),
});
export type ListingInput = z.output<typeof listingContentSchema>;

/** All fields of a listing, null if empty. */
export type ListingContent = ReturnType<typeof toListing>;

/** Returns every field, including omitted ones. */
export function toListing(input: ListingInput) {
  const { email = null, website = null, imageUrl = null, hours, languages = [], ...fields } = input;
  return { ...fields, email, website, imageUrl, hours: hours?.length ? hours : null, languages };
}

/** The JSON content of a listing request. @throws ZodError for anything else */
export function readListing(content: unknown): ListingContent {
  return toListing(listingContentSchema.parse(content));
}

const searchText = z.exactOptional(singleLine(100));

/** The query of GET /api/businesses; an empty value means no filter. */
export const businessSearchSchema = z.object({
  name: searchText,
  location: searchText,
  category: z.exactOptional(
    z.union([z.literal(""), z.enum(BUSINESS_CATEGORIES)], validationKey("categoryInvalid")),
  ),
  ...paginationShape,
});
export type BusinessSearch = z.output<typeof businessSearchSchema>;

/** A claim of ownership of a listed business; `text` is the proof. */
export const claimSchema = z.object({
  id: z.number().int().positive().max(2_147_483_647),
  text: requiredText(validationKey("claimShort"), 20, 1_000),
});
export type ClaimInput = z.output<typeof claimSchema>;

/** The content that the owner requests for the listing `id`. */
export const listingEditSchema = listingContentSchema.extend({
  id: z.number().int().positive().max(2_147_483_647),
});
export type ListingEdit = z.output<typeof listingEditSchema>;
