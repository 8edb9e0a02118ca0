import { useTranslations } from "next-intl";

import { AuthLayout } from "@/components/accounts/auth-layout";
import { InlineLink } from "@/components/accounts/inline-link";
import { ProviderButtons } from "@/components/accounts/provider-buttons";
import { RegisterForm } from "@/components/accounts/register-form";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getProviders } from "@/lib/provider-sign-in/queries";

export const generateMetadata = privatePageMetadata("accounts.registerTitle");

export default function RegisterPage() {
  const t = useTranslations("accounts.register");
  return (
    <div className="wrap pt-6 pb-14 md:pt-11 md:pb-18">
      <AuthLayout scene="highlands" weave="coffee">
        <PageHeader title={t("title")} description={t("intro")} />
        <PageMessages
          namespaces={[
            "accounts.cookiesNeeded",
            "accounts.fields",
            "accounts.providers",
            "accounts.register",
            "validation",
          ]}
        >
          <RegisterForm />
          <ProviderButtons providers={getProviders()} />
        </PageMessages>
        <p>{t.rich("signIn", { link: (text) => <InlineLink href="/login">{text}</InlineLink> })}</p>
      </AuthLayout>
    </div>
  );
}
