import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Check, CircleX, TriangleAlert } from "@/components/ui/icons";
import type { InventoryAlertItem } from "@/lib/seller-tools/dto";

const PRESENTATIONS = {
  in_stock: { tone: "success", Icon: Check },
  low_stock: { tone: "warning", Icon: TriangleAlert },
  out_of_stock: { tone: "destructive", Icon: CircleX },
} as const;

/** 'Out of Stock', 'Low Stock' or 'In Stock' (specification C, section 4). */
export function StockBadge({ state }: Pick<InventoryAlertItem, "state">) {
  const t = useTranslations("sellerTools.inventory.states");
  const { tone, Icon } = PRESENTATIONS[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(state)}
    </Badge>
  );
}
