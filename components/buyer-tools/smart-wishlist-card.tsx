import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { ChevronDown, ChevronsUp, ChevronUp, Pencil } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import type { SmartWishlistItem } from "@/lib/buyer-tools/dto";
import { formatDecimal } from "@/lib/core/money";
import { RemoveTool } from "./remove-tool";
import { ToolButton } from "./tool-button";
import { StockLabel, ToolProductRow } from "./tool-product";

const PRESENTATIONS = {
  high: { tone: "warning", Icon: ChevronsUp },
  medium: { tone: "info", Icon: ChevronUp },
  low: { tone: "neutral", Icon: ChevronDown },
} as const;

/** An item of the smart wishlist with its priority, note and price. */
export function SmartWishlistCard({ item }: { item: SmartWishlistItem }) {
  const t = useTranslations("buyerTools");
  const { id, product, priority, notes } = item;
  const { tone, Icon } = PRESENTATIONS[priority];
  return (
    <Card className="grid gap-2 p-4">
      <ToolProductRow product={product}>
        <p>
          <Price amount={formatDecimal(product.price)} />
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge tone={tone}>
            <Icon aria-hidden />
            {t(`smartWishlist.badges.${priority}`)}
          </Badge>
          <StockLabel product={product} />
        </p>
      </ToolProductRow>
      <div className="flex items-end justify-between gap-2">
        <p
          dir="auto"
          className="min-w-0 whitespace-pre-line py-2.5 text-sm [overflow-wrap:anywhere]"
        >
          {notes}
        </p>
        <span className="flex shrink-0">
          <ToolButton about={{ tool: "wish", row: item }} variant="ghost" size="icon">
            <Pencil aria-hidden />
            <span className="sr-only">{t("editOne", { name: product.title })}</span>
          </ToolButton>
          <RemoveTool tool="smartWishlist" id={id} name={product.title} />
        </span>
      </div>
    </Card>
  );
}
