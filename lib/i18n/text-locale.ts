import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { routing } from "./routing";

/** The language of a text. Without one, the service stores the language of the writer's interface. */
export const textLocale = z.enum(routing.locales);

/** `?language=` of a list or page: the language of the texts, whatever that of the interface (`?lang=`). */
export const languageFilter = textLocale.optional().catch(undefined);

/** The query of a page whose text can be read in several languages. */
export const languageSearchSchema = z.object({ language: languageFilter });
