import { Download } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { Banner } from "@/components/ui/banner";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { listActivity } from "@/lib/accounts/activity-queries";
import { getSecurity } from "@/lib/accounts/queries";
import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { ActivityList } from "./activity-list";
import { ChangePassword } from "./change-password";
import { DeleteAccount } from "./delete-account";
import { Passkeys } from "./second-factor/passkeys";
import { TwoStep } from "./second-factor/two-step";
import { SessionList } from "./session-list";
import { VerifyEmailNote } from "./verify-email-note";

/** Security settings of the account, its export and its deletion. */
export async function SecurityPanel({ viewer }: { viewer: Viewer }) {
  const [security, factors, activities, t] = await Promise.all([
    getSecurity(viewer),
    getSecondFactors(viewer),
    listActivity(viewer),
    getTranslations("accounts.security"),
  ]);
  return (
    <div className="grid max-w-3xl gap-6">
      {!security.isEmailVerified && <VerifyEmailNote email={security.email} />}
      {security.isDemo && <Banner title={t("demo")} />}
      <Section id="password" title={t("password.title")} text={t("password.text")}>
        <ChangePassword />
      </Section>
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
