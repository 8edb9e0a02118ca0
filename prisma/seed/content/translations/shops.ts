import { byKey } from "./by-key";
import { SHOPS_AM } from "./shops/am";
import { SHOPS_AR } from "./shops/ar";
import { SHOPS_OM } from "./shops/om";
import { SHOPS_SO } from "./shops/so";
import type { ShopTranslations } from "./types";

export const SHOP_TRANSLATIONS: ShopTranslations = byKey({
  so: SHOPS_SO,
  om: SHOPS_OM,
  am: SHOPS_AM,
  ar: SHOPS_AR,
});
