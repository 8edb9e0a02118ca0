import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { From } from "@/lib/delivery/local-sellers/queries";
import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";
import { usePlaceName } from "./neighborhood-name";

/** The origin of distances; without a place no distance and no rate is shown. */
export function LocationLine({ filter, from }: { filter: MapFilter; from: From | null }) {
  const t = useTranslations("delivery");
  const nameOf = usePlaceName();
  if (from) {
    return (
      <p className="flex flex-wrap items-center gap-x-4">
        <span>{t.rich("measured", { place: nameOf(from), ...richTextTags })}</span>
        <Link
          href={mapHref(filter, { location: "", at: null })}
          className="link inline-flex min-h-11 items-center"
        >
          {t("clearLocation")}
        </Link>
      </p>
    );
  }
  if (filter.location) {
    return (
      <Banner tone="warning" title={t.rich("unknown", { place: filter.location, ...richTextTags })}>
        {t("unknownHint")}
      </Banner>
    );
  }
  return <p className="text-muted-foreground">{t("noPlace")}</p>;
}
