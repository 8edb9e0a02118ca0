import type { Metadata } from "next";
import { getLocale } from "next-intl/server";

import { alternateLinks } from "@/lib/i18n/alternates";

/** What search engines and previews are told of a page that is the same for everybody. */
export async function infoMetadata(
  path: string,
  { title, description }: { title: string; description: string },
): Promise<Metadata> {
  const alternates = alternateLinks(path, await getLocale());
  return { title, description, alternates, openGraph: { title, description, url: path } };
}
