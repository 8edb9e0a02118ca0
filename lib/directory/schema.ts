import * as z from "zod";

import { line, text, webUrl } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { APPLICATION_CATEGORIES } from "./categories";

/** Empty and null are none. */
function optional(field: z.ZodType<string, string>) {
  return z.exactOptional(z.union([z.literal("").transform(() => null), z.null(), field]));
}

/** POST /api/business-applications (specification C, section 5). Whether it is active or verified is not the sender's to say. */
export const businessApplicationSchema = z.object({
  name: z
    .string(v("businessNameShort"))
    .pipe(line(120))
    .pipe(z.string().min(2, v("businessNameShort"))),
  description: z
    .string(v("descriptionShort"))
    .pipe(text(5_000))
    .pipe(z.string().min(10, v("descriptionShort"))),
  category: z.enum(APPLICATION_CATEGORIES, v("businessCategoryMissing")),
  address: z
    .string(v("addressIncomplete"))
    .pipe(line())
    .pipe(z.string().min(5, v("addressIncomplete"))),
  phone: z
    .string(v("phoneInvalid"))
    .pipe(line(40))
    .pipe(z.string().min(10, v("phoneInvalid"))),
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
