import { getDemoLogins } from "@/lib/accounts/queries";
import { loginRoleSchema } from "@/lib/accounts/schema";
import { hasPendingSignIn } from "@/lib/accounts/second-factor/queries";
import { getPendingConnection, getProviders } from "@/lib/provider-sign-in/queries";
import { signInErrorSchema } from "@/lib/provider-sign-in/schema";
import { ConnectAccount } from "./connect-account";
import { CodeStep } from "./second-factor/code-step";
import { SignInExpired } from "./second-factor/sign-in-expired";
import { SignIn } from "./sign-in";

type Query = Record<string, string | string[] | undefined>;

/** The step of a sign-in: the first, a proof for a sign-in provider, or the second factor. */
export async function SignInStep({ query: { role, step, error } }: { query: Query }) {
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
