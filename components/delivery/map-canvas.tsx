import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { MapIcon, ZoomIn, ZoomOut } from "@/components/ui/icons";
import type { From } from "@/lib/delivery/local-sellers/queries";
import type { SellerMatch } from "@/lib/delivery/local-sellers/rules";
import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";
import { MapBackground } from "./map-background";
import { MapLabels, MapPins, PlaceMark } from "./map-pins";
import { usePlaceName } from "./neighborhood-name";
import { fitViewport, isNear } from "./viewport";

type MapCanvasProps = { filter: MapFilter; from: From | null; sellers: SellerMatch[] };

/** The map: river, roads, neighborhoods and pins. It is never mirrored, and north is up. */
export function MapCanvas({ filter, from, sellers }: MapCanvasProps) {
  const t = useTranslations("delivery");
  const nameOf = usePlaceName();
  const frame = fitViewport(filter, from, sellers);
  const canReturn = filter.isWide || filter.neighborhood !== null;
  return (
    <section aria-labelledby="map-title" className="min-w-0">
      <h2 id="map-title" className="sr-only">
        {t("mapTitle")}
      </h2>
      <div
        dir="ltr"
        className="relative isolate aspect-square overflow-hidden rounded-lg border border-border bg-secondary"
      >
        <MapBackground frame={frame} from={from} />
        <MapLabels frame={frame} filter={filter} />
        <MapPins frame={frame} filter={filter} sellers={sellers} />
        {from && <PlaceMark frame={frame} from={from} name={nameOf(from)} />}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {!filter.isWide && (
          <ButtonLink
            href={mapHref(filter, { isWide: true })}
            variant="outline"
            size="sm"
            scroll={false}
          >
            <ZoomOut aria-hidden />
            {t("wider")}
          </ButtonLink>
        )}
        {canReturn && (
          <ButtonLink
            href={mapHref(filter, {
              isWide: false,
              ...(filter.isWide ? {} : { neighborhood: null }),
            })}
            variant="outline"
            size="sm"
            scroll={false}
          >
            {filter.isWide ? <ZoomIn aria-hidden /> : <MapIcon aria-hidden />}
            {filter.isWide ? t("closer") : t("allNeighborhoods")}
          </ButtonLink>
        )}
      </div>
      <p className="mt-2 max-w-[66ch] text-muted-foreground text-sm">
        {from && isNear(from) ? t("circles") : t("legend")}
        {from && !isNear(from) && ` ${t("offMap")}`}
      </p>
    </section>
  );
}
