import { byKey } from "./by-key";
import { withFacts } from "./product-facts";
import { BOOKS_AM } from "./products/books-am";
import { BOOKS_AR } from "./products/books-ar";
import { BOOKS_OM } from "./products/books-om";
import { BOOKS_SO } from "./products/books-so";
import { COFFEE_AM } from "./products/coffee-am";
import { COFFEE_AR } from "./products/coffee-ar";
import { COFFEE_OM } from "./products/coffee-om";
import { COFFEE_SO } from "./products/coffee-so";
import { CRAFTS_AM } from "./products/crafts-am";
import { CRAFTS_AR } from "./products/crafts-ar";
import { CRAFTS_OM } from "./products/crafts-om";
import { CRAFTS_SO } from "./products/crafts-so";
import { SPICES_AM } from "./products/spices-am";
import { SPICES_AR } from "./products/spices-ar";
import { SPICES_OM } from "./products/spices-om";
import { SPICES_SO } from "./products/spices-so";
import { TEXTILES_AM } from "./products/textiles-am";
import { TEXTILES_AR } from "./products/textiles-ar";
import { TEXTILES_OM } from "./products/textiles-om";
import { TEXTILES_SO } from "./products/textiles-so";
import type { ProductTranslations } from "./types";

export const PRODUCT_TRANSLATIONS: ProductTranslations = byKey({
  so: withFacts("so", { ...COFFEE_SO, ...TEXTILES_SO, ...SPICES_SO, ...CRAFTS_SO, ...BOOKS_SO }),
  om: withFacts("om", { ...COFFEE_OM, ...TEXTILES_OM, ...SPICES_OM, ...CRAFTS_OM, ...BOOKS_OM }),
  am: withFacts("am", { ...COFFEE_AM, ...TEXTILES_AM, ...SPICES_AM, ...CRAFTS_AM, ...BOOKS_AM }),
  ar: withFacts("ar", { ...COFFEE_AR, ...TEXTILES_AR, ...SPICES_AR, ...CRAFTS_AR, ...BOOKS_AR }),
});
