"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Tag } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { formatMoney, parseCents } from "@/lib/core/money";

export type WholesaleTiers = { tiers: { minQuantity: number; price: string }[] };

type TierTableProps = WholesaleTiers & { listCents: number };

const CELL = "py-2 pe-4 text-start font-normal last:pe-0 last:text-end";

/** The wholesale prices of an approved buyer: unit price by quantity. */
export function TierTable({ tiers, listCents }: TierTableProps) {
  const t = useTranslations("wholesale.tag");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="max-w-md rounded-lg border border-brand bg-brand-soft px-4 pt-3 pb-1"
    >
      <h2 id={id} className="flex flex-wrap items-center gap-2.5 font-semibold">
        <Badge tone="solid">
          <Tag aria-hidden />
          {t("title")}
        </Badge>
        {t("caption")}
      </h2>
      <table className="mt-1.5 w-full border-collapse text-md">
        <thead className="text-secondary-foreground text-sm">
          <tr>
            <th scope="col" className={CELL}>
              {t("quantity")}
            </th>
            <th scope="col" className={CELL}>
              {t("each")}
            </th>
            <th scope="col" className={CELL}>
              {t("saves")}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ minQuantity, price }) => {
            const cents = parseCents(price) ?? 0;
            const percent = Math.round(((listCents - cents) * 100) / listCents);
            return (
              <tr key={minQuantity} className="border-border-strong border-t">
                <th scope="row" className={CELL}>
                  {t("from", { count: String(minQuantity) })}
                </th>
                <td className={CELL}>
                  <Price amount={formatMoney(cents)} />
                </td>
                <td className={CELL}>
                  <bdi dir="ltr">{`${percent}%`}</bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
