import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { BookOpen, type IconComponent, Languages, MessagesSquare } from "@/components/ui/icons";
import { NATIVE_NAMES } from "@/lib/i18n/languages";

/** Languages of support (specification C, section 2). */
const SUPPORT_LANGUAGES = ["en", "so", "am", "om"] as const;

/** Languages, the forum, and questions of culture, beside the form. */
export function ContactSidebar() {
  const t = useTranslations("contact");
  return (
    <aside className="grid gap-4">
      <SideCard icon={Languages} title={t("languages.title")} text={t("languages.text")}>
        <ul className="flex flex-wrap gap-2">
          {SUPPORT_LANGUAGES.map((locale) => (
            <li key={locale} lang={locale} className="font-native">
              <Badge>{NATIVE_NAMES[locale]}</Badge>
            </li>
          ))}
        </ul>
      </SideCard>
      <SideCard icon={MessagesSquare} title={t("forums.title")} text={t("forums.text")}>
        <ButtonLink href="/community" variant="outline">
          {t("forums.action")}
        </ButtonLink>
      </SideCard>
      <SideCard icon={BookOpen} title={t("culture.title")} text={t("culture.text")}>
        <ButtonLink href="/contact?category=culture#message" variant="outline">
          {t("culture.action")}
        </ButtonLink>
      </SideCard>
    </aside>
  );
}

type SideCardProps = { icon: IconComponent; title: string; text: string; children: ReactNode };

function SideCard({ icon: Icon, title, text, children }: SideCardProps) {
  return (
    <Card className="grid justify-items-start gap-3 p-5">
      <div>
        <h2 className="flex items-center gap-2.5 font-semibold text-lg">
          <Icon aria-hidden className="size-5 text-brand-ink" />
          {title}
        </h2>
        <p className="mt-1 text-muted-foreground text-sm">{text}</p>
      </div>
      {children}
    </Card>
  );
}
