import { EmailedLink } from "@/components/accounts/emailed-link";
import { ResetPassword } from "@/components/accounts/reset-password";
import { SignInStep } from "@/components/accounts/sign-in-step";
import { NeedsScript } from "@/components/layout/needs-script";
import { PageMessages } from "@/components/layout/page-messages";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

// Emailed links lead here with their secret, which must not be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("accounts.loginTitle");

export default async function LoginPage({ searchParams }: PageProps<"/[locale]/login">) {
  const { reset, verify, undo, invitation, ...query } = await searchParams;
  const isMailed = [reset, verify, undo, invitation].some((secret) => secret !== undefined);
  return (
    <div className="wrap pt-6 pb-14 md:pt-11 md:pb-18">
      <NeedsScript />
      <PageMessages
        namespaces={[
          "accounts.cookiesNeeded",
          "accounts.fields",
          "accounts.invitation",
          "accounts.login",
          "accounts.providers",
          "accounts.reset",
          "accounts.step",
          "accounts.undo",
          "accounts.verify",
          "validation",
        ]}
      >
        {typeof reset === "string" && <ResetPassword token={reset} />}
        {typeof verify === "string" && <EmailedLink kind="verify" token={verify} />}
        {typeof undo === "string" && <EmailedLink kind="undo" token={undo} />}
        {typeof invitation === "string" && <EmailedLink kind="invitation" token={invitation} />}
        {!isMailed && <SignInStep query={query} />}
      </PageMessages>
    </div>
  );
}
