import { useTranslations } from "next-intl";
import { ChevronDown } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkStatus } from "@/components/ui/link-status";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Facets, SellerChoice } from "@/lib/search/dto";
import { FacetCount } from "./facet-count";
import { SHOP_FORM } from "./shop-toolbar";

const MAX_VISIBLE = 8;

type ShopSellersProps = { filter: ShopFilter; facets: Facets };

/** Sellers of the listed products, as links, so that it works without JavaScript. The selected one links to all. */
export function ShopSellers({ filter, facets }: ShopSellersProps) {
  const t = useTranslations("catalog");
  const { sellers, isComplete } = facets;
  if (sellers.length === 0) return null;
  const entry = (seller: SellerChoice) => (
    <SellerEntry key={seller.id} {...{ seller, filter }} isExact={isComplete} />
  );
  const visibleSellers = sellers.filter(
    ({ id }, index) => index < MAX_VISIBLE || id === filter.sellerId,
  );
  const more = sellers.filter((seller) => !visibleSellers.includes(seller));
  return (
    <section aria-labelledby="shop-sellers" className="border-border border-b pb-5">
      <h2 id="shop-sellers" className="mb-1 font-semibold text-sm">
        {t("sellers")}
      </h2>
      {filter.sellerId && (
        <input type="hidden" form={SHOP_FORM} name="sellerId" value={filter.sellerId} />
      )}
      <ul>{visibleSellers.map(entry)}</ul>
      {more.length > 0 && (
        <details className="group">
          <summary className="link flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold group-open:hidden">
            {t("moreSellers")}
            <ChevronDown aria-hidden className="size-4.5" />
          </summary>
          <ul>{more.map(entry)}</ul>
        </details>
      )}
    </section>
  );
}

type SellerEntryProps = { seller: SellerChoice; filter: ShopFilter; isExact: boolean };

function SellerEntry({ seller, filter, isExact }: SellerEntryProps) {
  const isChosen = seller.id === filter.sellerId;
  return (
    <li>
      <Link
        href={shopHref({ ...filter, page: 1, sellerId: isChosen ? undefined : seller.id })}
        scroll={false}
        rel="nofollow"
        aria-current={isChosen || undefined}
        className="flex min-h-11 items-center gap-2 rounded-sm hover:underline has-data-loading:underline has-data-loading:opacity-60 aria-[current]:font-semibold"
      >
        <bdi className="min-w-0 truncate">{seller.name}</bdi>
        <FacetCount count={seller.count} isExact={isExact} />
        <LinkStatus />
      </Link>
    </li>
  );
}
