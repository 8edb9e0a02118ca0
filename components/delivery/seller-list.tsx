import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { SellerMatch } from "@/lib/delivery/local-sellers/rules";
import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";
import { MapRate } from "./map-rate";
import { scrollToCard } from "./scroll-to-card";
import { SellerCard } from "./seller-card";

/** Maximum number of sellers beside the map. */
const BESIDE = 7;

type ListProps = { filter: MapFilter; sellers: SellerMatch[] };

/** All sellers of the map with their details. */
export function SellerList({ sellers }: Pick<ListProps, "sellers">) {
  const t = useTranslations("delivery");
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="mb-4 font-semibold text-lg">
        {t("found", { count: sellers.length })}
      </h2>
      {sellers.length === 0 ? (
        <NoSellersFound />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {sellers.map((seller) => (
            <SellerCard key={seller.id} seller={seller} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first sellers of the list, beside the map. */
export function SellersBeside({ filter, sellers }: ListProps) {
  const t = useTranslations("delivery");
  if (sellers.length === 0) return <NoSellersFound />;
  return (
    <section aria-labelledby="beside-title" className="min-w-0">
      <h2 id="beside-title" className="font-semibold text-lg">
        {t("found", { count: sellers.length })}
      </h2>
      <ul className="mt-2 border-border border-t">
        {sellers.slice(0, BESIDE).map(({ id, name, neighborhood, miles }) => (
          <li key={id} className="border-border border-b">
            <Link href={scrollToCard(filter, id)} className="group block min-h-11 py-2.5">
              <bdi className="font-semibold group-hover:underline">{name}</bdi>
              <span className="block text-muted-foreground text-sm">
                {t(`neighborhoods.${neighborhood}`)}
              </span>
              <MapRate miles={miles} />
            </Link>
          </li>
        ))}
      </ul>
      {sellers.length > BESIDE && (
        <ButtonLink
          href={mapHref(filter, { view: "list", isWide: false })}
          variant="outline"
          className="mt-4"
        >
          {t("seeAll", { count: sellers.length })}
        </ButtonLink>
      )}
    </section>
  );
}

function NoSellersFound() {
  const t = useTranslations("delivery");
  return (
    <EmptyState
      as="h3"
      image="/illustrations/cutouts/mesob.svg"
      title={t("none")}
      description={t("noneHint")}
    >
      <ButtonLink href="/marketplace-map" variant="outline">
        {t("clear")}
      </ButtonLink>
    </EmptyState>
  );
}
