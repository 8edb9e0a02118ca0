import { CartView } from "@/components/cart/cart-view";
import { LoginRequired } from "@/components/layout/login-required";
import { PageMessages } from "@/components/layout/page-messages";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// Depends on the viewer; without this it would be cached as a static page.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("cart.title");

export default async function CartPage() {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="cart" />;
  return (
    // The browser adds the lines: a screen high, so that the footer is not moved by them.
    <div className="wrap min-h-svh py-8 md:py-10">
      <PageMessages namespaces={["cart", "validation"]}>
        <CartView />
      </PageMessages>
    </div>
  );
}
