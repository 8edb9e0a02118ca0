"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import { signedMoney } from "./adjustment-text";
import type { PreviewRow } from "./preview-rows";
import { ProductName } from "./product-name";

const HEAD =
  "px-2 py-2 font-medium text-muted-foreground text-xs first:ps-4 last:pe-4 sm:first:ps-5.5 sm:last:pe-5.5";
const CELL = "px-2 py-2 first:ps-4 last:pe-4 sm:first:ps-5.5 sm:last:pe-5.5";

type PricePreviewProps = { rows: PreviewRow[]; onInclude: (id: number, isIn: boolean) => void };

/** Every current and new price; an unchecked product is excluded. */
export function PricePreview({ rows, onInclude }: PricePreviewProps) {
  const t = useTranslations("sellerTools.pricing");
  if (rows.length === 0) {
    return (
      <div className="grow">
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/mesob.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      </div>
    );
  }
  return (
    <div className="max-h-150 grow overflow-y-auto">
      <table className="w-full border-collapse text-md">
        <caption className="sr-only">{t("preview")}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {t("product")}
            </th>
            <th scope="col" className={`${HEAD} text-end max-sm:hidden`}>
              {t("now")}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t("new")}
            </th>
            <th scope="col" className={`${HEAD} text-end max-sm:hidden`}>
              {t("change")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.product.id} row={row} onInclude={onInclude} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<PricePreviewProps, "onInclude"> & { row: PreviewRow };

function Row({ row: { product, afterCents, unchangedReason }, onInclude }: RowProps) {
  const t = useTranslations("sellerTools.pricing");
  const { id, title, priceCents } = product;
  const moves = afterCents !== priceCents;
  const was = <Price amount={formatMoney(priceCents)} className="font-normal" />;
  return (
    <tr className={`border-t ${unchangedReason ? "text-muted-foreground" : ""}`}>
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <span className="flex items-center gap-3">
          <Checkbox
            checked={unchangedReason !== "leftOut"}
            aria-label={t("include", { title })}
            onChange={(event) => onInclude(id, event.currentTarget.checked)}
          />
          <span className="min-w-0">
            <ProductName product={product} />
            {unchangedReason && <span className="block ps-11.5 text-xs">{t(unchangedReason)}</span>}
          </span>
        </span>
      </th>
      <td className={`${CELL} text-end max-sm:hidden`}>
        {moves ? <s className="text-muted-foreground">{was}</s> : was}
      </td>
      <td className={`${CELL} text-end`}>
        {moves && <s className="block text-muted-foreground text-xs sm:hidden">{was}</s>}
        <Price amount={formatMoney(afterCents)} />
      </td>
      <td className={`${CELL} text-end max-sm:hidden`}>
        {moves && <Price amount={signedMoney(afterCents - priceCents)} className="font-normal" />}
      </td>
    </tr>
  );
}
