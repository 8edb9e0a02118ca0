import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { BellRing, Eye, Pencil } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import type { PriceAlertItem } from "@/lib/buyer-tools/dto";
import type { PricePoint } from "@/lib/buyer-tools/queries";
import { hasReachedTarget } from "@/lib/buyer-tools/rules";
import { formatDecimal } from "@/lib/core/money";
import { PriceHistory } from "./price-history";
import { RemoveTool } from "./remove-tool";
import { ToolButton } from "./tool-button";
import { StockLabel, ToolProductRow } from "./tool-product";

type AlertCardProps = { alert: PriceAlertItem; history: PricePoint[] };

/** A tracked price: product, target and history. */
export function AlertCard({ alert, history }: AlertCardProps) {
  const t = useTranslations("buyerTools");
  const { id, product, currentPrice, targetPrice, alertType } = alert;
  return (
    <Card className="grid gap-3 p-4">
      <ToolProductRow product={product}>
        <p className="mt-1 flex flex-wrap gap-2">
          <AlertState alert={alert} />
          <StockLabel product={product} />
        </p>
      </ToolProductRow>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
        <Figure name={t("alerts.current")}>
          <Price amount={formatDecimal(currentPrice)} />
        </Figure>
        <Figure name={t("alerts.target")}>
          <Price amount={formatDecimal(targetPrice)} />
        </Figure>
        <Figure name={t("alerts.method")}>{t(`alerts.methods.${alertType}`)}</Figure>
      </dl>
      <div className="flex items-start justify-between gap-2">
        <PriceHistory history={history} />
        <span className="flex shrink-0">
          <ToolButton about={{ tool: "alert", row: alert }} variant="ghost" size="icon">
            <Pencil aria-hidden />
            <span className="sr-only">{t("editOne", { name: product.title })}</span>
          </ToolButton>
          <RemoveTool tool="alerts" id={id} name={product.title} />
        </span>
      </div>
    </Card>
  );
}

function AlertState({ alert }: { alert: PriceAlertItem }) {
  const t = useTranslations("buyerTools.alerts");
  if (hasReachedTarget(alert)) {
    return (
      <Badge tone="success">
        <BellRing aria-hidden />
        {t("reached")}
      </Badge>
    );
  }
  return (
    <Badge tone="info">
      <Eye aria-hidden />
      {t("monitoring")}
    </Badge>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
