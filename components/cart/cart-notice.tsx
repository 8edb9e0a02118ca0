import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import type { CartNotice } from "@/lib/checkout/rules";
import { formatMoney } from "@/lib/core/money";

/** Changes of one line by the server. */
export function CartNoticeLine({ notice }: { notice: CartNotice }) {
  const t = useTranslations("cart.notice");
  switch (notice.kind) {
    case "gone":
      return <Banner tone="warning">{t("gone")}</Banner>;
    case "needsOption":
      return <Banner tone="warning">{t("needsOption")}</Banner>;
    case "soldOut":
      return <Banner tone="warning">{t("soldOut")}</Banner>;
    case "left":
      return (
        <Banner tone="warning" title={t("left", { count: notice.available })}>
          {t("leftMore", { had: String(notice.had), count: String(notice.available) })}
        </Banner>
      );
    case "price":
      return (
        <Banner tone="warning" title={t("price")}>
          {t.rich("priceMore", {
            from: formatMoney(notice.fromCents),
            to: formatMoney(notice.toCents),
            bdi: (amount) => <bdi dir="ltr">{amount}</bdi>,
          })}
        </Banner>
      );
  }
}
