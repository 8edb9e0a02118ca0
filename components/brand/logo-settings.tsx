import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { type LogoName, logoFromUrl } from "@/lib/brand/logos";
import { getSiteLogo } from "@/lib/brand/queries";
import { BRAND_SHORT } from "@/lib/core/site";
import { getStorefront } from "@/lib/storefronts/queries";
import { LogoChooser, type LogoRole } from "./logo-chooser";

type Place = { role: LogoRole; current: LogoName | null; owner: string };

/** The scope of the viewer's choice, and its current logo. */
async function placeOf(viewer: Viewer | null): Promise<Place> {
  if (viewer?.role === "seller") {
    const { storeName, logoImageUrl } = await getStorefront(viewer);
    return { role: "seller", current: logoFromUrl(logoImageUrl), owner: storeName };
  }
  const role = isAdmin(viewer) ? "admin" : "anyone";
  return { role, current: await getSiteLogo(), owner: viewer?.username ?? BRAND_SHORT };
}

/** The logo chooser for the viewer. */
export async function LogoSettings({ viewer }: { viewer: Viewer | null }) {
  const [t, place] = await Promise.all([getTranslations("brand"), placeOf(viewer)]);
  return (
    <div className="wrap grid gap-8 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("lead")} />
      <PageMessages namespaces={["brand", "validation"]}>
        <LogoChooser {...place} />
      </PageMessages>
    </div>
  );
}
