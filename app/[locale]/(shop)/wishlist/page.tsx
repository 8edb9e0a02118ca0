import { LoginRequired } from "@/components/layout/login-required";
import { PageMessages } from "@/components/layout/page-messages";
import { WishlistView } from "@/components/wishlist/wishlist-view";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getWishlist } from "@/lib/wishlist/queries";

// Depends on the viewer; without this it would be cached as a static page.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("wishlist.title");

export default async function WishlistPage() {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="wishlist" />;
  return (
    <div className="wrap pt-8 pb-14 md:pt-10 md:pb-18">
      <PageMessages namespaces={["wishlist", "validation"]}>
        <WishlistView initial={await getWishlist(viewer)} />
      </PageMessages>
    </div>
  );
}
