import { LogoSettings } from "@/components/brand/logo-settings";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// The scope of a choice depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("brand.title");

export default async function LogoPreviewPage() {
  return <LogoSettings viewer={await getViewer()} />;
}
