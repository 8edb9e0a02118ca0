import { CheckoutView } from "@/components/checkout/checkout-view";
import { PaymentUnavailable } from "@/components/checkout/payment-unavailable";
import { LoginRequired } from "@/components/layout/login-required";
import { PageMessages } from "@/components/layout/page-messages";
import { listAddresses } from "@/lib/addresses/queries";
import { getViewer } from "@/lib/auth/viewer";
import { getContact, getPaymentSetup } from "@/lib/checkout/queries";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// Depends on the viewer; without this it would be cached as a static page.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("checkout.title");

export default async function CheckoutPage() {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="checkout" />;

  const payments = getPaymentSetup();
  if (!payments) return <PaymentUnavailable />;
  const [contact, addresses] = await Promise.all([getContact(viewer), listAddresses(viewer)]);
  return (
    <div className="wrap py-8 md:py-10">
      <PageMessages namespaces={["cart", "checkout", "validation"]}>
        <CheckoutView payments={payments} contact={contact} addresses={addresses} />
      </PageMessages>
    </div>
  );
}
