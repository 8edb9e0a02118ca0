import { getTranslations } from "next-intl/server";

import { ShippingView } from "@/components/info/shipping-view";
import { infoMetadata } from "@/lib/info/metadata";

export const revalidate = 86400;

export async function generateMetadata() {
  const t = await getTranslations("shipping");
  return infoMetadata("/shipping", { title: t("title"), description: t("text") });
}

export default ShippingView;
