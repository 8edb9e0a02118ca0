import { useTranslations } from "next-intl";

import { EntryFrame } from "@/components/accounts/entry-frame";
import { RegisterForm } from "@/components/accounts/register-form";
import { TextLink } from "@/components/accounts/text-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageHeader } from "@/components/layout/page-header";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";

export const generateMetadata = privatePageMetadata("accounts.registerTitle");

export default function RegisterPage() {
  const t = useTranslations("accounts.register");
  return (
    <div className="wrap pt-6 pb-14 md:pt-11 md:pb-18">
      <EntryFrame scene="highlands" weave="coffee">
        <PageHeader title={t("title")} description={t("intro")} />
        <ClientMessages
          namespaces={["accounts.cookiesNeeded", "accounts.fields", "accounts.register"]}
        >
          <RegisterForm />
        </ClientMessages>
        <p>{t.rich("signIn", { link: (words) => <TextLink href="/login">{words}</TextLink> })}</p>
      </EntryFrame>
    </div>
  );
}
