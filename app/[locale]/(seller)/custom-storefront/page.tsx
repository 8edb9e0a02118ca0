import { AccessDenied } from "@/components/layout/access-denied";
import { SellerNav } from "@/components/layout/seller-nav";
import { StorefrontView } from "@/components/storefronts/storefront-view";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("storefronts.title");

export default async function CustomStorefrontPage() {
  const viewer = await getViewer();
  if (viewer?.role !== "seller") {
    return <AccessDenied area="storefront" isSignedIn={viewer !== null} />;
  }
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 md:pt-7 md:pb-20 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-11">
      <SellerNav viewer={viewer} current="storefront" />
      <StorefrontView viewer={viewer} />
    </div>
  );
}
