import "server-only";

import { cached } from "@/lib/cache/cached";
import { BRAND_TAG } from "@/lib/cache/tags";
import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { DEFAULT_LOGO, isLogoName, type LogoName } from "./logos";

/** The key of the logo's name in site_settings. */
export const LOGO_SETTING = "logo";

/** The logo of every page. Cached until an admin chooses another; the default if it cannot be read. */
export async function getSiteLogo(): Promise<LogoName> {
  try {
    return await cached([BRAND_TAG], ["site-mark"], async () => {
      const row = await db.siteSetting.findUnique({ where: { name: LOGO_SETTING } });
      return isLogoName(row?.value) ? row.value : DEFAULT_LOGO;
    });
  } catch (error) {
    // The error page has a logo too.
    log.error("Failed to read the site logo", error);
    return DEFAULT_LOGO;
  }
}

/** The absolute address of a logo's image. */
export function logoUrl(mark: LogoName): string {
  return `${env.APP_URL}/logos/${mark}.svg`;
}
