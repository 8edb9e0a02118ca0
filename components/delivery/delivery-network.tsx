import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { PageTabs } from "@/components/layout/page-tabs";
import { listLocalSellers, placeOf } from "@/lib/delivery/local-sellers/queries";
import { findSellers } from "@/lib/delivery/local-sellers/rules";
import { type MapFilter, mapHref, VIEWS } from "@/lib/delivery/local-sellers/schema";
import { EmptyNetwork } from "./empty-network";
import { LocationLine } from "./location-line";
import { MapCanvas } from "./map-canvas";
import { MapFilters } from "./map-filters";
import { MapJsonLd } from "./map-json-ld";
import { SellerList, SellersBeside } from "./seller-list";
import { UseMyLocation } from "./use-my-location";
import { ZonesTable } from "./zones-table";

/** The delivery network: the same businesses as a map and as a list, with delivery rates. */
export async function DeliveryNetwork({ filter }: { filter: MapFilter }) {
  const [t, all] = await Promise.all([getTranslations("delivery"), listLocalSellers()]);
  if (all.length === 0) return <EmptyNetwork />;
  const from = placeOf(filter);
  const sellers = findSellers(all, filter, from);
  const tabs = VIEWS.map((view) => ({
    href: mapHref(filter, { view, isWide: false }),
    name: t(`views.${view}`),
    isCurrent: view === filter.view,
  }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <MapJsonLd name={t("title")} sellers={all} />
      <PageHeader title={t("title")} description={t("lead")}>
        <PageMessages namespaces={["delivery.near"]}>
          <UseMyLocation href={mapHref(filter, { location: "", at: null })} />
        </PageMessages>
      </PageHeader>
      <MapFilters filter={filter} />
      <PageTabs label={t("tabs")} tabs={tabs} />
      <LocationLine filter={filter} from={from} />
      {filter.view === "map" && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MapCanvas filter={filter} from={from} sellers={sellers} />
          <SellersBeside filter={filter} sellers={sellers} />
        </div>
      )}
      {filter.view === "list" && <SellerList sellers={sellers} />}
      {filter.view === "zones" && <ZonesTable sellers={sellers} />}
    </div>
  );
}
