"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { requireData } from "@/lib/http/api-client";
import { listOwnVariantsAction } from "@/lib/products/offers/actions";
import { OfferInput } from "./offer-input";
import type { TableRow } from "./table-row";

type VariantsPopoverProps = { row: TableRow; children: React.ReactNode };

/** A figure of a product with options; pressing it opens the prices and stocks of its variants. */
export function VariantsPopover({ row, children }: VariantsPopoverProps) {
  const t = useTranslations("dashboard.products.table");
  return (
    <Popover>
      <PopoverTrigger className="min-h-11 whitespace-nowrap tabular-nums underline decoration-dotted underline-offset-4">
        {children}
        <span className="sr-only">{` ${t("variantsOf", { title: row.title })}`}</span>
      </PopoverTrigger>
      <PopoverContent className="w-88 max-w-[calc(100vw-2rem)]">
        <VariantList row={row} />
      </PopoverContent>
    </Popover>
  );
}

function VariantList({ row }: { row: TableRow }) {
  const t = useTranslations("dashboard.products.table");
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
