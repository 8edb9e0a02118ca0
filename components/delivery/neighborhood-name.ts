import { useTranslations } from "next-intl";

import type { From } from "@/lib/delivery/local-sellers/queries";

/** The name of the origin of distances in the page's language. */
export function usePlaceName() {
  const t = useTranslations("delivery");
  return ({ name, neighborhood }: From): string =>
    neighborhood ? t(`neighborhoods.${neighborhood}`) : (name ?? t("yourPlace"));
}
