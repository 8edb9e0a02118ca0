import { useTranslations } from "next-intl";

import type { From } from "@/lib/delivery/local-sellers/queries";

/** How the place that distances are measured from is called in the page's language. */
export function usePlaceName() {
  const t = useTranslations("deliveryMap");
  return ({ name, neighborhood }: From): string =>
    neighborhood ? t(`neighborhoods.${neighborhood}`) : (name ?? t("yourPlace"));
}
