import { LogoView } from "@/components/brand/logo-view";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// Where a choice goes depends on who makes it.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("brand.title");

export default async function LogoPreviewPage() {
  return <LogoView viewer={await getViewer()} />;
}
