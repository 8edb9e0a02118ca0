import { getTranslations } from "next-intl/server";

import { ReturnsView } from "@/components/info/returns-view";
import { infoMetadata } from "@/lib/info/metadata";

export const revalidate = 86400;

export async function generateMetadata() {
  const t = await getTranslations("returnsPage");
  return infoMetadata("/returns", { title: t("title"), description: t("text") });
}

export default ReturnsView;
