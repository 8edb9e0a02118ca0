import { useTranslations } from "next-intl";
import { ChevronDown } from "@/components/ui/icons";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Facets, SellerChoice } from "@/lib/search/dto";
import { ChoiceLinks } from "./choice-links";
import { countTextOf } from "./facet-count";
import { SHOP_FORM } from "./shop-toolbar";

const MAX_VISIBLE = 8;

type ShopSellersProps = { filter: ShopFilter; facets: Facets };

/** Sellers of the listed products. The selected one links to all. */
export function ShopSellers({ filter, facets }: ShopSellersProps) {
  const t = useTranslations("catalog");
  const { sellers, isComplete } = facets;
  const { sellerId } = filter;
  if (sellers.length === 0) return null;
  const toChoice = ({ id, name, count }: SellerChoice) => ({
    key: id,
    name,
    href: shopHref({ ...filter, page: 1, sellerId: id === sellerId ? undefined : id }),
    count: countTextOf(t, count, isComplete),
  });
  const visibleSellers = sellers.filter(({ id }, index) => index < MAX_VISIBLE || id === sellerId);
  const more = sellers.filter((seller) => !visibleSellers.includes(seller));
  return (
    <section aria-labelledby="shop-sellers" className="border-border border-b pb-5">
      <h2 id="shop-sellers" className="mb-1 font-semibold text-sm">
        {t("sellers")}
      </h2>
      {sellerId && <input type="hidden" form={SHOP_FORM} name="sellerId" value={sellerId} />}
      <ChoiceLinks choices={visibleSellers.map(toChoice)} chosenKey={sellerId} />
      {more.length > 0 && (
        <details className="group">
          <summary className="link flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold group-open:hidden">
            {t("moreSellers")}
            <ChevronDown aria-hidden className="size-4.5" />
          </summary>
          <ChoiceLinks choices={more.map(toChoice)} chosenKey={sellerId} />
        </details>
      )}
    </section>
  );
}
