"use client";

import { useQuery } from "@tanstack/react-query";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { usePanelFocus } from "@/components/layout/use-panel-focus";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { requireData } from "@/lib/http/api-client";
import { listOwnVariantsAction } from "@/lib/products/offers/actions";
import { OfferInput } from "./offer-input";
import type { TableRow } from "./table-row";
import { useTableTexts } from "./table-texts";

type VariantsPanelProps = MenuPanelProps & { row: TableRow };

/** The prices and stocks of a product's variants. */
export function VariantsPanel({ row, isOpen, onOpenChange, button }: VariantsPanelProps) {
  const focusHandlers = usePanelFocus(button);
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverAnchor asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </PopoverAnchor>
      <PopoverContent
        aria-labelledby={button.current?.id}
        className="w-88 max-w-[calc(100vw-2rem)]"
        {...focusHandlers}
      >
        <VariantList row={row} />
      </PopoverContent>
    </Popover>
  );
}

function VariantList({ row }: { row: TableRow }) {
  const { t } = useTableTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ["own-variants", row.id],
    queryFn: async () => requireData(await listOwnVariantsAction({ productId: row.id })),
    staleTime: 0,
  });
  if (error) return <p className="text-destructive-ink text-sm">{t("failedMore")}</p>;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <ul className="grid gap-3">
      {data.map(({ id, title, price, stock }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1">
          <bdi className="wrap-anywhere col-span-2 text-sm">{title}</bdi>
          <OfferInput
            productId={row.id}
            variantId={id}
            field="stock"
            storedValue={String(stock)}
            label={t("stockOf", { title })}
            onSaved={() => void refetch()}
          />
          <OfferInput
            productId={row.id}
            variantId={id}
            field="price"
            storedValue={price}
            label={t("priceOf", { title })}
            lockedBecause={row.sale?.isRunning ? t("priceLocked") : undefined}
            onSaved={() => void refetch()}
          />
        </li>
      ))}
    </ul>
  );
}
