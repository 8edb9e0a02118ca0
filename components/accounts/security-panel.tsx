import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Download } from "@/components/ui/icons";
import { listActivity } from "@/lib/accounts/activity-queries";
import { getSecurity } from "@/lib/accounts/queries";
import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { getConnections } from "@/lib/provider-sign-in/queries";
import { PROVIDER_NAMES } from "@/lib/provider-sign-in/rules";
import { signInErrorSchema } from "@/lib/provider-sign-in/schema";
import { ActivityList } from "./activity-list";
import { ChangePassword } from "./change-password";
import { ConnectedAccounts } from "./connected-accounts";
import { DeleteAccount } from "./delete-account";
import { ForgotPassword } from "./forgot-password";
import { Passkeys } from "./second-factor/passkeys";
import { TwoStep } from "./second-factor/two-step";
import { SessionList } from "./session-list";
import { VerifyEmailNote } from "./verify-email-note";

type SecurityPanelProps = {
  viewer: Viewer;
  /** The query: the result of connecting a provider. */
  search: Record<string, string | string[] | undefined>;
};

/** Security settings of the account, its export and its deletion. */
export async function SecurityPanel({ viewer, search }: SecurityPanelProps) {
  const [security, factors, activities, { hasPassword, connections }, t, providers] =
    await Promise.all([
      getSecurity(viewer),
      getSecondFactors(viewer),
      listActivity(viewer),
      getConnections(viewer),
      getTranslations("accounts.security"),
      getTranslations("accounts.providers"),
    ]);
  const connection = connections.find(({ provider }) => provider === search["connected"]);
  return (
    <div className="grid max-w-3xl gap-6">
      {!security.isEmailVerified && <VerifyEmailNote email={security.email} />}
      {security.isDemo && <Banner title={t("demo")} />}
      {connection?.isConnected && (
        <Banner
          tone="success"
          title={providers("done", { provider: PROVIDER_NAMES[connection.provider] })}
        />
      )}
      {search["error"] !== undefined && (
        <Banner
          tone="destructive"
          title={providers(`errors.${signInErrorSchema.parse(search["error"])}`)}
        />
      )}
      <Section
        id="password"
        title={t("password.title")}
        text={t(hasPassword ? "password.text" : "password.none")}
      >
        {hasPassword ? <ChangePassword /> : <ForgotPassword />}
      </Section>
      {connections.length > 0 && (
        <Section id="providers" title={providers("title")} text={providers("text")}>
          <ConnectedAccounts connections={connections} />
        </Section>
      )}
      <Section id="two-step" title={t("twoStep.title")} text={t("twoStep.text")}>
        <TwoStep
          hasTwoStep={factors.hasTwoStep}
          codesLeft={factors.codesLeft}
          isDemo={security.isDemo}
        />
      </Section>
      <Section id="passkeys" title={t("passkeys.title")} text={t("passkeys.text")}>
        <Passkeys passkeys={factors.passkeys} isDemo={security.isDemo} />
      </Section>
      <Section id="sessions" title={t("sessions.title")} text={t("sessions.text")}>
        <SessionList sessions={security.sessions} />
      </Section>
      <Section id="activity" title={t("activity.title")} text={t("activity.text")}>
        <ActivityList activities={activities} />
      </Section>
      <Section id="data" title={t("data.title")} text={t("data.text")}>
        <a
          href="/api/profile/export"
          download
          className={buttonVariants({ variant: "outline", className: "justify-self-start" })}
        >
          <Download aria-hidden />
          {t("data.download")}
        </a>
      </Section>
      <Section id="delete" title={t("delete.title")} text={t("delete.text")}>
        <DeleteAccount />
      </Section>
    </div>
  );
}

type SectionProps = { id: string; title: string; text: string; children: ReactNode };

function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card className="grid gap-4 p-6">
      <section aria-labelledby={`${id}-title`} className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="font-semibold text-lg">
            {title}
          </h2>
          <p className="text-muted-foreground">{text}</p>
        </div>
        {children}
      </section>
    </Card>
  );
}
