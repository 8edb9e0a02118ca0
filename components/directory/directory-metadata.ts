import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getBusiness } from "@/lib/directory/queries/businesses";
import {
  businessPath,
  type DirectoryFilter,
  directoryHref,
  NO_FILTER,
} from "@/lib/directory/rules";
import { alternateLinks } from "@/lib/i18n/alternates";
import { brandPreview } from "@/lib/link-previews/metadata";

/** Title, canonical address and preview; searches are not indexed. */
export async function directoryMetadata(filter: DirectoryFilter, sharedId = 0): Promise<Metadata> {
  const [locale, t, business] = await Promise.all([
    getLocale(),
    getTranslations("directory"),
    getBusiness(sharedId),
  ]);
  const { name, location, category, page } = filter;
  const title = business?.name ?? (category ? t(`category.${category}`) : t("title"));
  const path = business
    ? businessPath(business.id)
    : directoryHref({ ...NO_FILTER, category, page });
  const alternates = alternateLinks(path, locale);
  const { openGraph, twitter } = brandPreview(locale, title);
  return {
    title,
    description: business?.description.slice(0, 155) ?? t("description"),
    alternates,
    openGraph: { ...openGraph, title, url: alternates.canonical },
    twitter: { ...twitter, title },
    ...(name || location ? { robots: { index: false, follow: true } } : {}),
  };
}
