import { CartView } from "@/components/cart/cart-view";
import { ClientMessages } from "@/components/layout/client-messages";
import { LoginRequired } from "@/components/layout/login-required";
import { getViewer } from "@/lib/auth/viewer";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// What it shows depends on who asks; without this it would be kept as a static page.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("cart.title");

export default async function CartPage() {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="cart" />;
  return (
    <div className="wrap py-8 md:py-10">
      <ClientMessages namespaces={["cart"]}>
        <CartView />
      </ClientMessages>
    </div>
  );
}
