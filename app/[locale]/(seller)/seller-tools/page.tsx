import { AccessDenied } from "@/components/layout/access-denied";
import { SellerNav } from "@/components/layout/seller-nav";
import { SellerToolsView } from "@/components/seller-tools/tools-view";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getToolFigures } from "@/lib/seller-tools/queries/figures";
import { sellerToolsSchema } from "@/lib/seller-tools/schema";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("sellerTools.title");

export default async function SellerToolsPage({
  searchParams,
}: PageProps<"/[locale]/seller-tools">) {
  const viewer = await getViewer();
  if (viewer?.role !== "seller") {
    return <AccessDenied area="sellerTools" isSignedIn={viewer !== null} />;
  }
  const query = sellerToolsSchema.parse(await searchParams);
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 md:pt-7 md:pb-20 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-11">
      <SellerNav viewer={viewer} current="tools" />
      <SellerToolsView viewer={viewer} query={query} figures={await getToolFigures(viewer)} />
    </div>
  );
}
