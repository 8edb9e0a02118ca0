import { getTranslations } from "next-intl/server";
import { FactCards } from "@/components/info/fact-cards";
import { InfoSection } from "@/components/info/info-section";
import { Steps } from "@/components/info/steps";
import { PageHeader } from "@/components/layout/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { BookOpen, Languages, ShieldCheck, Users } from "@/components/ui/icons";

const BUYERS = ["find", "ask", "pay", "receive"] as const;
const SELLERS = ["apply", "list", "send", "paid"] as const;
const SPECIAL = { community: Users, story: BookOpen, languages: Languages, trust: ShieldCheck };

/** Steps of buyers and sellers, and the benefits of the marketplace (specification C, "Legal and how it works"). */
export async function HowItWorksView() {
  const t = await getTranslations("howItWorks");
  const buyers = BUYERS.map((key) => ({
    key,
    title: t(`buyers.steps.${key}.title`),
    text: t(`buyers.steps.${key}.text`),
  }));
  const sellers = SELLERS.map((key) => ({
    key,
    title: t(`sellers.steps.${key}.title`),
    text: t(`sellers.steps.${key}.text`),
  }));
  const special = (["community", "story", "languages", "trust"] as const).map((key) => ({
    key,
    icon: SPECIAL[key],
    title: t(`special.cards.${key}.title`),
    text: t(`special.cards.${key}.text`),
  }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("text")} />
      <InfoSection id="buyers" title={t("buyers.title")}>
        <Steps steps={buyers} />
        <ButtonLink href="/shop" className="justify-self-start">
          {t("buyers.action")}
        </ButtonLink>
      </InfoSection>
      <InfoSection id="sellers" title={t("sellers.title")}>
        <Steps steps={sellers} />
        <ButtonLink href="/become-seller" variant="outline" className="justify-self-start">
          {t("sellers.action")}
        </ButtonLink>
      </InfoSection>
      <InfoSection id="special" title={t("special.title")}>
        <FactCards facts={special} />
      </InfoSection>
    </div>
  );
}
