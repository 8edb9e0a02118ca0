import { useTranslations } from "next-intl";

import { formatMoney } from "@/lib/core/money";

const dollars = (amount: string) => formatMoney(Number(amount) * 100).replace(/\.00$/, "");

/** "5000_15000" as "$5,000 to $15,000 a month". */
export function useVolumeLabels() {
  const t = useTranslations("wholesale.volume");
  return (volume: string) => {
    const [from = "", to = ""] = volume.split("_");
    if (from === "under" || from === "over") return t(from, { amount: dollars(to) });
    return t("between", { from: dollars(from), to: dollars(to) });
  };
}
