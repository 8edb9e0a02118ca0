import "server-only";

import { cached } from "@/lib/cache/cached";
import { BRAND_TAG } from "@/lib/cache/tags";
import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { DEFAULT_LOGO, isLogoName, type LogoName } from "./logos";

/** The row of site_settings that holds the mark's name. */
export const LOGO_SETTING = "logo";

/** The mark on every page, for everybody. Cached until an admin chooses another; the house's own while nobody can say. */
export async function getSiteLogo(): Promise<LogoName> {
  try {
    return await cached([BRAND_TAG], ["site-mark"], async () => {
      const row = await db.siteSetting.findUnique({ where: { name: LOGO_SETTING } });
      return isLogoName(row?.value) ? row.value : DEFAULT_LOGO;
    });
  } catch (error) {
    // The page that says what is wrong has a logo too.
    log.error("Failed to read the site logo", error);
    return DEFAULT_LOGO;
  }
}

/** Where a mark lies as a picture, absolute. */
export function logoUrl(mark: LogoName): string {
  return `${env.APP_URL}/logos/${mark}.svg`;
}
