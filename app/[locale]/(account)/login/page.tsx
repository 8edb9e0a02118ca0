import { ConnectAccount } from "@/components/accounts/connect-account";
import { EmailedLink } from "@/components/accounts/emailed-link";
import { ResetPassword } from "@/components/accounts/reset-password";
import { CodeStep } from "@/components/accounts/second-factor/code-step";
import { SignInExpired } from "@/components/accounts/second-factor/sign-in-expired";
import { SignIn } from "@/components/accounts/sign-in";
import { PageMessages } from "@/components/layout/page-messages";
import { getDemoLogins } from "@/lib/accounts/queries";
import { loginRoleSchema } from "@/lib/accounts/schema";
import { hasPendingSignIn } from "@/lib/accounts/second-factor/queries";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getPendingConnection, getProviders } from "@/lib/provider-sign-in/queries";
import { signInErrorSchema } from "@/lib/provider-sign-in/schema";

// Emailed links lead here with their secret, which must not be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("accounts.loginTitle");

type Query = Record<string, string | string[] | undefined>;

export default async function LoginPage({ searchParams }: PageProps<"/[locale]/login">) {
  const { reset, verify, undo, invitation, ...query } = await searchParams;
  const isMailed = [reset, verify, undo, invitation].some((secret) => secret !== undefined);
  return (
    <div className="wrap pt-6 pb-14 md:pt-11 md:pb-18">
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

/** The step of a sign-in: the first, a proof for a sign-in provider, or the second factor. */
async function SignInStep({ query: { role, step, error } }: { query: Query }) {
  if (step === "connect") return <ConnectAccount pending={await getPendingConnection()} />;
  if (step === "code") return (await hasPendingSignIn()) ? <CodeStep /> : <SignInExpired />;
  return (
    <SignIn
      demo={getDemoLogins()}
      initialRole={loginRoleSchema.parse(role ?? null)}
      providers={getProviders()}
      problem={error === undefined ? null : signInErrorSchema.parse(error)}
    />
  );
}
