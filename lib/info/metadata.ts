import type { Metadata } from "next";
import { getLocale } from "next-intl/server";

import { alternateLinks } from "@/lib/i18n/alternates";

/** Metadata for search engines and link previews of a static page. */
export async function infoMetadata(
  path: string,
  { title, description }: { title: string; description: string },
): Promise<Metadata> {
  const alternates = alternateLinks(path, await getLocale());
  return { title, description, alternates, openGraph: { title, description, url: path } };
}
