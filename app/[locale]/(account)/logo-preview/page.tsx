import { LogoView } from "@/components/brand/logo-view";
import { getViewer } from "@/lib/auth/viewer";
import { pageTitle } from "@/lib/i18n/page-title";

// Where a choice goes depends on who makes it.
export const dynamic = "force-dynamic";

export const generateMetadata = pageTitle("brand.title");

export default async function LogoPreviewPage() {
  return <LogoView viewer={await getViewer()} />;
}
