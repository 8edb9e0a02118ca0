import { getTranslations } from "next-intl/server";

import { findReputation } from "@/lib/sellers/queries/sellers";

/** The measured response time of a seller, as on the profile; nothing without replies. */
export async function ResponseTime({ sellerId }: { sellerId: number }) {
  const reputation = await findReputation(sellerId);
  const hours = reputation?.stats.avgResponseTime ?? null;
  if (hours === null) return null;
  const t = await getTranslations("sellers.performance");
  return (
    <span className="block text-muted-foreground">
      {t("time")} <bdi>{t("hours", { hours: Math.round(hours * 10) / 10 })}</bdi>
    </span>
  );
}
