import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { LogoMark } from "@/components/brand/logo-mark";
import { Moment } from "@/components/time/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { getInstallationInfo, type InstallationInfo } from "@/lib/admin/settings/queries";
import type { LogoName } from "@/lib/brand/logos";

/** Settings of the site, and the configuration of this installation. */
export async function SettingsTab({ viewer }: AdminTabProps) {
  const deployment = await getInstallationInfo(viewer);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <MissingContent missing={deployment.missing} />
      <LogoCard mark={deployment.mark} />
      <InstallationCard deployment={deployment} />
    </div>
  );
}

function MissingContent({ missing }: Pick<InstallationInfo, "missing">) {
  const t = useTranslations("settings.missing");
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning" title={t("title")}>
      <p>{t("text")}</p>
      <ul className="mt-1 list-disc ps-5">
        {missing.map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function LogoCard({ mark }: { mark: LogoName }) {
  const t = useTranslations("settings.logo");
  const marks = useTranslations("brand.marks");
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-6">
      <LogoMark name={mark} className="size-14 shrink-0" />
      <div className="min-w-0 grow basis-60">
        <h2 className="font-semibold text-lg">{t("title")}</h2>
        <p className="text-muted-foreground text-sm">{t("text", { name: marks(mark) })}</p>
      </div>
      <ButtonLink href="/logo-preview" variant="outline">
        {t("change")}
      </ButtonLink>
    </Card>
  );
}

function InstallationCard({ deployment }: { deployment: InstallationInfo }) {
  const t = useTranslations("settings.installation");
  const { address, isDemo, payments, isMailSent, uploads, scheduler } = deployment;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      <p className="mb-3 text-muted-foreground text-sm">{t("text")}</p>
      <dl>
        <Fact name={t("address")} hint={t("addressHint")}>
          <bdi dir="ltr" className="wrap-anywhere">
            {address}
          </bdi>
        </Fact>
        <Fact name={t("demo")} hint={isDemo ? t("demoHint.on") : t("demoHint.off")}>
          <State tone={isDemo ? "warning" : "neutral"}>{isDemo ? t("on") : t("off")}</State>
        </Fact>
        <Fact name={t("payments")} hint={t(`paymentsHint.${payments ?? "none"}`)}>
          <State tone={payments ? "success" : "destructive"}>
            {t(`paymentsBy.${payments ?? "none"}`)}
          </State>
        </Fact>
        <Fact name={t("mail")} hint={isMailSent ? t("mailHint.on") : t("mailHint.off")}>
          <State tone={isMailSent ? "success" : "warning"}>{isMailSent ? t("on") : t("off")}</State>
        </Fact>
        <Fact name={t("uploads")} hint={t(`uploadsHint.${uploads}`)}>
          <State tone="neutral">{t(`uploadsAt.${uploads}`)}</State>
        </Fact>
        <Scheduler {...scheduler} />
      </dl>
    </Card>
  );
}

function Scheduler({ lastRunAt, failing }: InstallationInfo["scheduler"]) {
  const t = useTranslations("settings.installation");
  return (
    <Fact name={t("scheduler")} hint={t("schedulerHint")}>
      {lastRunAt ? (
        <span className="grid gap-1 sm:justify-items-end">
          <Moment at={lastRunAt} hasSeconds />
          <State tone={failing > 0 ? "destructive" : "success"}>
            {t("failing", { count: failing })}
          </State>
        </span>
      ) : (
        <State tone="destructive">{t("never")}</State>
      )}
    </Fact>
  );
}

function State({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Badge tone={tone}>{children}</Badge>;
}

type FactProps = { name: string; hint: string; children: ReactNode };

function Fact({ name, hint, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-t py-3">
      <dt className="min-w-0 grow basis-72">
        <span className="font-medium">{name}</span>
        <span className="block text-muted-foreground text-sm">{hint}</span>
      </dt>
      <dd className="text-md">{children}</dd>
    </div>
  );
}
