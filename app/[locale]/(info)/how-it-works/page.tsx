import { getTranslations } from "next-intl/server";

import { HowItWorksView } from "@/components/info/how-it-works-view";
import { infoMetadata } from "@/lib/info/metadata";

export const revalidate = 86400;

export async function generateMetadata() {
  const t = await getTranslations("howItWorks");
  return infoMetadata("/how-it-works", { title: t("title"), description: t("text") });
}

export default HowItWorksView;
