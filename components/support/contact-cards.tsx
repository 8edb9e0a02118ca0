import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OperatorNote } from "@/components/layout/operator-note";
import { Card } from "@/components/ui/card";
import { Building2, Clock, type IconComponent, Mail, Phone } from "@/components/ui/icons";
import { getContact } from "@/lib/core/operator";

const LINK = "link wrap-anywhere inline-flex min-h-11 items-center sm:min-h-8";

const HOURS = ["email", "phone", "returns"] as const;

/** Contact details: email, telephone, offices, hours (specification C, section 2). */
export function ContactCards() {
  const t = useTranslations("contact");
  const note = useTranslations("operatorNotes");
  const contact = getContact();
  if (!contact) return <OperatorNote title={note("title")}>{note("contact")}</OperatorNote>;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <InfoCard icon={Mail} title={t("email.title")} text={t("email.text")}>
        {contact.emails.map((address) => (
          <li key={address}>
            <a href={`mailto:${address}`} className={LINK}>
              <bdi dir="ltr">{address}</bdi>
            </a>
          </li>
        ))}
      </InfoCard>
      <InfoCard icon={Phone} title={t("phone.title")} text={t("phone.text")}>
        {contact.phones.map((number) => (
          <li key={number}>
            <a href={`tel:${number.replaceAll(" ", "")}`} className={LINK}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </li>
        ))}
      </InfoCard>
      <InfoCard icon={Building2} title={t("offices.title")} text={t("offices.text")}>
        {contact.offices.map((office) => (
          <li key={office}>{t(`offices.${office}`)}</li>
        ))}
      </InfoCard>
      <InfoCard icon={Clock} title={t("hours.title")} text={t("hours.text")}>
        {HOURS.map((way) => (
          <li key={way}>{t(`hours.${way}`)}</li>
        ))}
      </InfoCard>
    </div>
  );
}

type InfoCardProps = { icon: IconComponent; title: string; text: string; children: ReactNode };

function InfoCard({ icon: Icon, title, text, children }: InfoCardProps) {
  return (
    <Card className="p-5">
      <h2 className="flex items-center gap-2.5 font-semibold text-lg">
        <Icon aria-hidden className="size-5 text-brand-ink" />
        {title}
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">{text}</p>
      <ul className="mt-3 grid gap-1 text-md">{children}</ul>
    </Card>
  );
}
