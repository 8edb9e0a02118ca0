import * as z from "zod";

import { clearable, lineOf, textOf, webUrl } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { APPLICATION_CATEGORIES } from "./categories";

/** Empty and null are none. */
const optional = (field: z.ZodType<string, string>) => clearable(z.union([z.literal(""), field]));

/** POST /api/business-applications (specification C, section 5). Whether it is active or verified is not the sender's to say. */
export const businessApplicationSchema = z.object({
  name: lineOf(v("businessNameShort"), 2, 120),
  description: textOf(v("descriptionShort"), 10, 5_000),
  category: z.enum(APPLICATION_CATEGORIES, v("businessCategoryMissing")),
  address: lineOf(v("addressIncomplete"), 5),
  phone: lineOf(v("phoneInvalid"), 10, 40),
  email: optional(
    z
      .string(v("providedEmailInvalid"))
      .trim()
      .max(200)
      .pipe(z.email(v("providedEmailInvalid"))),
  ),
  website: optional(webUrl(v("providedWebsiteInvalid"))),
  imageUrl: optional(webUrl(v("providedImageInvalid"))),
});
export type BusinessApplication = z.output<typeof businessApplicationSchema>;
