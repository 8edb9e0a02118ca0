import { useTranslations } from "next-intl";
import { MapPin } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { NEIGHBORHOODS, type Neighborhood } from "@/lib/delivery/local-sellers/neighborhoods";
import type { Point, SellerMatch } from "@/lib/delivery/local-sellers/rules";
import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";
import { scrollToCard } from "./scroll-to-card";
import { labelsOf, type Pin, pinsOf, shareOf, type Viewport } from "./viewport";

type LayerProps = { frame: Viewport; filter: MapFilter };

const percent = (frame: Viewport, point: Point) => {
  const { left, top } = shareOf(frame, point);
  return { left: `${(left * 100).toFixed(2)}%`, top: `${(top * 100).toFixed(2)}%` };
};

// Position of the label beside the center, free of other labels and pins.
const SIDES: Record<Neighborhood, string> = {
  "cedar-riverside": "-translate-x-full -ms-4",
  seward: "ms-4",
  "brooklyn-park": "ms-4",
  "brooklyn-center": "-translate-x-full -ms-2",
  "columbia-heights": "-translate-x-full -ms-2",
};

/** Labels of the neighborhoods; each links to a closer view. */
export function MapLabels({ frame, filter }: LayerProps) {
  const t = useTranslations("delivery");
  return labelsOf(frame).map((slug) => {
    const props = {
      style: percent(frame, NEIGHBORHOODS[slug]),
      className: `absolute z-10 inline-flex min-h-11 -translate-y-1/2 items-center whitespace-nowrap font-semibold text-xs underline-offset-4 [a&]:hover:underline sm:text-sm ${SIDES[slug]}`,
      children: (
        <span className="rounded-sm bg-background/80 px-1.5" dir="auto">
          {t(`neighborhoods.${slug}`)}
        </span>
      ),
    };
    if (slug === filter.neighborhood) return <span key={slug} {...props} />;
    const href = mapHref(filter, { neighborhood: slug, isWide: false });
    return <Link key={slug} href={href} scroll={false} {...props} />;
  });
}

/** A lozenge for each seller, or one with a number for several that would overlap. */
export function MapPins({ frame, filter, sellers }: LayerProps & { sellers: SellerMatch[] }) {
  const t = useTranslations("delivery");
  return (
    <ul aria-label={t("pins")}>
      {pinsOf(frame, sellers).map((pin) => (
        <li key={pin.sellers[0]?.id}>
          <PinLink pin={pin} frame={frame} filter={filter} />
        </li>
      ))}
    </ul>
  );
}

function PinLink({ pin, frame, filter }: LayerProps & { pin: Pin }) {
  const t = useTranslations("delivery");
  const [first] = pin.sellers;
  if (!first) return null;
  const isSinglePin = pin.sellers.length === 1;
  const near = filter.neighborhood === pin.neighborhood;
  const closer = mapHref(filter, { neighborhood: pin.neighborhood, isWide: false });
  const neighborhood = t(`neighborhoods.${pin.neighborhood}`);
  const name = isSinglePin ? first.name : t("several", { count: pin.sellers.length, neighborhood });
  return (
    <Link
      href={isSinglePin || near ? scrollToCard(filter, first.id) : closer}
      scroll={isSinglePin || near}
      style={percent(frame, pin)}
      className="group absolute z-20 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center hover:z-30 focus-visible:z-30"
    >
      <span
        aria-hidden
        className="grid size-4.5 rotate-45 place-items-center rounded-[2px] border-2 border-card bg-dye-berbere group-hover:bg-dye-sea"
      >
        {!isSinglePin && (
          <bdi className="-rotate-45 font-semibold text-white text-xs leading-none">
            {pin.sellers.length}
          </bdi>
        )}
      </span>
      <span
        dir="auto"
        className={`pointer-events-none absolute bottom-10 left-1/2 w-max max-w-44 -translate-x-1/2 rounded-sm border border-border bg-card px-2 py-1 font-semibold text-foreground text-xs group-hover:opacity-100 group-focus-visible:opacity-100 ${near ? "max-sm:opacity-0" : "opacity-0"}`}
      >
        {name}
      </span>
    </Link>
  );
}

/** The origin of distances. */
export function PlaceMark({ frame, from, name }: { frame: Viewport; from: Point; name: string }) {
  const { left, top } = shareOf(frame, from);
  if (left < 0 || left > 1 || top < 0 || top > 1) return null;
  return (
    <span
      style={percent(frame, from)}
      className="absolute z-20 -translate-x-1/2 -translate-y-full text-brand-ink"
    >
      <MapPin aria-hidden className="size-8 fill-brand-soft" />
      <span className="sr-only">{name}</span>
    </span>
  );
}
