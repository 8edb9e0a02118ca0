import { useTranslations } from "next-intl";

/**
 * A number of products as it is written: 1,234. By hand, since what the browser has for it takes a phone longer to begin
 * than all cards of a list.
 */
export function written(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

type ShopCountProps = {
  count: number;
  /** Else there are at least so many. */
  isExact: boolean;
};

/** How many products a choice would leave. */
export function ShopCount({ count, isExact }: ShopCountProps) {
  const t = useTranslations("catalog");
  if (count === 0 && !isExact) return null;
  return (
    <>
      <span aria-hidden className="ms-auto text-muted-foreground text-sm tabular-nums">
        {isExact ? written(count) : t("countPlus", { count: written(count) })}
      </span>
      <span className="sr-only">{t(isExact ? "count" : "countAtLeast", { count })}</span>
    </>
  );
}
