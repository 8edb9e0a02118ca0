import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { BRAND_TAG } from "@/lib/cache/tags";
import { withTx } from "@/lib/db/client";
import { setStoreLogo } from "@/lib/storefronts/service";
import type { LogoName } from "./logos";
import { LOGO_SETTING, logoUrl } from "./queries";
import type { LogoChoice } from "./schema";

/** Site settings have names instead of ids. */
const SITE = 0;

/** Scope of a choice: every page, the seller's storefront, or only the caller's browser. */
export type AppliedTo = "site" | "storefront" | "browser";

/**
 * Applies a logo (decisions.md, "Logo chooser"): an admin's choice to the site, a seller's to the storefront; any other
 * choice is not stored here.
 */
export async function chooseLogo(
  viewer: Viewer | null,
  { mark }: LogoChoice,
): Promise<{ appliedTo: AppliedTo }> {
  if (viewer && isAdmin(viewer)) {
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
