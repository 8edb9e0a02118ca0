import { getTranslations } from "next-intl/server";
import { Bullets } from "@/components/info/bullets";
import { FactCards } from "@/components/info/fact-cards";
import { InfoSection } from "@/components/info/info-section";
import { Steps } from "@/components/info/steps";
import { ZoneTable } from "@/components/info/zone-table";
import { PageHeader } from "@/components/layout/page-header";
import { Gift, GlassWater, Package, Snowflake } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import { ContactTeaser } from "./contact-teaser";

const SPECIAL = { perishable: Snowflake, fragile: GlassWater, bulk: Package, gift: Gift };
const POLICIES = ["free", "now", "insured", "tracking", "lost", "customs"] as const;
const PROCESSING = ["confirm", "process", "notice", "track"] as const;
const RESTRICTIONS = ["law", "boxes", "hazard"] as const;

/** Zones, special products, processing times and shipping rules (specification C, "Shipping"). */
export async function ShippingView() {
  const t = await getTranslations("shipping");
  const special = (["perishable", "fragile", "bulk", "gift"] as const).map((key) => ({
    key,
    icon: SPECIAL[key],
    title: t(`special.cards.${key}.title`),
    text: t(`special.cards.${key}.text`),
  }));
  const processing = PROCESSING.map((key) => ({
    key,
    title: t(`processing.steps.${key}.title`),
    text: t(`processing.steps.${key}.text`),
  }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("text")} />
      <InfoSection id="zones" title={t("zones.title")}>
        <ZoneTable />
        <p className="max-w-[70ch] text-muted-foreground">
          {t("zones.between")} {t("zones.note")}
        </p>
      </InfoSection>
      <InfoSection id="local" title={t("local.title")}>
        <Markdown kind="article" text={t("local.text")} />
      </InfoSection>
      <InfoSection id="special" title={t("special.title")}>
        <FactCards facts={special} />
      </InfoSection>
      <InfoSection id="processing" title={t("processing.title")}>
        <Steps steps={processing} />
        <p className="text-muted-foreground">{t("processing.note")}</p>
      </InfoSection>
      <div className="grid gap-12 md:grid-cols-2">
        <InfoSection id="policies" title={t("policies.title")}>
          <Bullets items={POLICIES.map((key) => t(`policies.items.${key}`))} />
        </InfoSection>
        <InfoSection id="restrictions" title={t("restrictions.title")}>
          <Bullets isRefusal items={RESTRICTIONS.map((key) => t(`restrictions.items.${key}`))} />
        </InfoSection>
      </div>
      <ContactTeaser
        title={t("custom.title")}
        text={t("custom.text")}
        email={t("custom.email")}
        contact={t("custom.contact")}
      />
    </div>
  );
}
