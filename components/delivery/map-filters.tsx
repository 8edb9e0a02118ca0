import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { NEIGHBORHOOD_SLUGS, NEIGHBORHOODS } from "@/lib/delivery/local-sellers/neighborhoods";
import { type MapFilter, mapHref } from "@/lib/delivery/local-sellers/schema";
import { CATEGORY_SLUGS } from "@/lib/products/categories";

/** The filters as a plain form: it works before hydration. */
export function MapFilters({ filter }: { filter: MapFilter }) {
  const t = useTranslations("delivery");
  const catalog = useTranslations("catalog");
  const { view, neighborhood, category, search, location, at } = filter;
  return (
    <search>
      <form
        key={mapHref(filter)}
        action="/marketplace-map"
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        <div className="grid gap-1.5">
          <Label htmlFor="map-search">{t("search")}</Label>
          <Input
            id="map-search"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={100}
            placeholder={t("searchHint")}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="map-neighborhood">{t("neighborhood")}</Label>
          <Select id="map-neighborhood" name="neighborhood" defaultValue={neighborhood ?? ""}>
            <option value="">{t("allNeighborhoods")}</option>
            {NEIGHBORHOOD_SLUGS.map((slug) => (
              <option key={slug} value={slug}>
                {t(`neighborhoods.${slug}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="map-category">{t("category")}</Label>
          <Select id="map-category" name="category" defaultValue={category ?? ""}>
            <option value="">{catalog("allCategories")}</option>
            {CATEGORY_SLUGS.map((slug) => (
              <option key={slug} value={slug}>
                {catalog(`category.${slug}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="map-location">{t("location")}</Label>
          <Input
            id="map-location"
            name="location"
            list="map-places"
            defaultValue={location}
            maxLength={100}
            autoComplete="postal-code"
            placeholder={t("locationHint")}
          />
          <datalist id="map-places">
            {NEIGHBORHOOD_SLUGS.map((slug) => (
              <option key={slug} value={NEIGHBORHOODS[slug].name} />
            ))}
          </datalist>
        </div>
        {view !== "map" && <input type="hidden" name="view" value={view} />}
        {at && <input type="hidden" name="at" value={`${at.latitude},${at.longitude}`} />}
        <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-4">
          <Button type="submit">{t("apply")}</Button>
          <ButtonLink
            href={view === "map" ? "/marketplace-map" : `/marketplace-map?view=${view}`}
            variant="ghost"
          >
            {t("clear")}
          </ButtonLink>
        </div>
      </form>
    </search>
  );
}
