import { useTranslations } from "next-intl";
import { useId } from "react";

import { Checkbox } from "@/components/ui/checkbox";
import { Illustration } from "@/components/ui/illustration";
import { Price } from "@/components/ui/price";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { formatMoney } from "@/lib/core/money";
import type { IngredientLine } from "./use-ingredients";

type IngredientRowProps = { row: IngredientLine; onToggle: () => void };

/** One ingredient: selectable if the shop has it, otherwise marked as unavailable. */
export function IngredientRow({ row, onToggle }: IngredientRowProps) {
  const t = useTranslations("blog.recipe");
  const id = useId();
  const { product, amount, name, units, isChosen, isShort } = row;
  return (
    <li>
      <label
        htmlFor={id}
        className="grid min-h-15 grid-cols-[auto_44px_minmax(0,1fr)_auto] items-center gap-3.5 px-5 py-2.5 has-disabled:text-muted-foreground sm:px-6.5"
      >
        <Checkbox id={id} checked={isChosen} disabled={row.available === 0} onChange={onToggle} />
        {product ? (
          <Illustration
            src={product.imageUrl}
            width={44}
            height={44}
            className="aspect-square rounded-sm bg-image-ground object-cover"
          />
        ) : (
          <span aria-hidden className="size-11 rounded-sm bg-muted" />
        )}
        <span className="wrap-anywhere min-w-0 leading-snug">
          <bdi>
            <b>{amount}</b>
            {` ${name}`}
          </bdi>
          <span className="block text-muted-foreground text-sm">
            {product ? t.rich("seller", { seller: product.seller, ...richTextTags }) : t("gone")}
            {product?.variantTitle && (
              <>
                {" · "}
                <bdi>{product.variantTitle}</bdi>
              </>
            )}
            {product && row.available === 0 && ` · ${t("soldOut")}`}
            {product && isShort && ` · ${t("short", { count: row.available })}`}
          </span>
        </span>
        {product && (
          <span className="text-end">
            <Price amount={formatMoney(product.priceCents)} />
            {units > 1 && (
              <bdi dir="ltr" className="block text-muted-foreground text-sm tabular-nums">
                {`× ${units}`}
              </bdi>
            )}
          </span>
        )}
      </label>
    </li>
  );
}
