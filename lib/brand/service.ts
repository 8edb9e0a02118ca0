import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { BRAND_TAG } from "@/lib/cache/tags";
import { withTx } from "@/lib/db/client";
import { setStoreLogo } from "@/lib/storefronts/service";
import type { LogoName } from "./logos";
import { LOGO_SETTING, logoUrl } from "./queries";
import type { LogoChoice } from "./schema";

/** The site's settings have names, not numbers. */
const SITE = 0;

/** Where a choice was applied: on every page, on the seller's storefront, or nowhere but in the browser that asked. */
export type AppliedTo = "site" | "storefront" | "browser";

/**
 * Applies a logo (decisions.md, "Logo chooser"): an admin's becomes the site's, a seller's the storefront's; of anyone
 * else's nothing is kept here.
 */
export async function chooseLogo(
  viewer: Viewer | null,
  { mark }: LogoChoice,
): Promise<{ appliedTo: AppliedTo }> {
  if (viewer?.role === "admin") {
    await setSiteLogo(viewer, mark);
    return { appliedTo: "site" };
  }
  if (viewer?.role === "seller") {
    await setStoreLogo(viewer, logoUrl(mark));
    return { appliedTo: "storefront" };
  }
  return { appliedTo: "browser" };
}

async function setSiteLogo({ id: actorId }: Viewer, mark: LogoName) {
  await withTx(async (tx) => {
    const name = LOGO_SETTING;
    const before = await tx.siteSetting.findUnique({ where: { name } });
    await tx.siteSetting.upsert({
      where: { name },
      create: { name, value: mark },
      update: { value: mark },
    });
    await writeAudit(tx, {
      actorId,
      action: "logo.chosen",
      subjectType: "site",
      subjectId: SITE,
      ...(before ? { before: { logo: before.value } } : {}),
      after: { logo: mark },
    });
  });
  invalidateTags(BRAND_TAG);
}
