import { SignIn } from "@/components/accounts/sign-in";
import { ClientMessages } from "@/components/layout/client-messages";
import { getDemoLogins } from "@/lib/accounts/queries";
import { pageTitle } from "@/lib/i18n/page-title";

export const generateMetadata = pageTitle("accounts.loginTitle");

export default function LoginPage() {
  return (
    <div className="wrap pt-6 pb-14 md:pt-11 md:pb-18">
      <ClientMessages namespaces={["accounts.fields", "accounts.login", "accounts.reset"]}>
        <SignIn demo={getDemoLogins()} />
      </ClientMessages>
    </div>
  );
}
