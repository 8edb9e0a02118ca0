import { getTranslations } from "next-intl/server";
import { Bullets } from "@/components/info/bullets";
import { FactCards } from "@/components/info/fact-cards";
import { InfoSection } from "@/components/info/info-section";
import { Steps } from "@/components/info/steps";
import { PageHeader } from "@/components/layout/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { Gift, Hand, ShieldAlert } from "@/components/ui/icons";
import { ContactTeaser } from "./contact-teaser";

const PROCESS = ["contact", "authorize", "ship", "refund"] as const;
const POLICIES = ["window", "state", "refund", "exchange", "shipping"] as const;
const RETURNABLE = ["textiles", "crafts", "jewelry", "home", "books"] as const;
const FINAL = ["food", "care", "custom", "digital"] as const;
const SPECIAL = { damaged: ShieldAlert, handmade: Hand, gift: Gift };

/** The return process, and returnable products (specification C, "Returns"). */
export async function ReturnsView() {
  const t = await getTranslations("returnsPage");
  const process = PROCESS.map((key) => ({
    key,
    title: t(`process.steps.${key}.title`),
    text: t(`process.steps.${key}.text`),
  }));
  const special = (["damaged", "handmade", "gift"] as const).map((key) => ({
    key,
    icon: SPECIAL[key],
    title: t(`special.cards.${key}.title`),
    text: t(`special.cards.${key}.text`),
  }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("text")} />
      <InfoSection id="process" title={t("process.title")}>
        <Steps steps={process} />
      </InfoSection>
      <div className="grid gap-12 md:grid-cols-3">
        <InfoSection id="policies" title={t("policies.title")}>
          <Bullets items={POLICIES.map((key) => t(`policies.items.${key}`))} />
        </InfoSection>
        <InfoSection id="returnable" title={t("returnable.title")}>
          <Bullets items={RETURNABLE.map((key) => t(`returnable.items.${key}`))} />
        </InfoSection>
        <InfoSection id="final" title={t("final.title")}>
          <Bullets isRefusal items={FINAL.map((key) => t(`final.items.${key}`))} />
        </InfoSection>
      </div>
      <InfoSection id="special" title={t("special.title")}>
        <FactCards facts={special} />
      </InfoSection>
      <ContactTeaser
        title={t("start.title")}
        text={t("start.text")}
        email={t("start.email")}
        contact={t("start.contact")}
      >
        <ButtonLink href="/orders">{t("start.orders")}</ButtonLink>
      </ContactTeaser>
    </div>
  );
}
