import { useTranslations } from "next-intl";
import { OperatorNote } from "@/components/layout/operator-note";
import { Badge } from "@/components/ui/badge";
import { Clock } from "@/components/ui/icons";
import { hasPartners } from "@/lib/core/operator";
import { SectionHeading } from "./section-heading";

const PARTNERS = ["kitchen", "freight", "tax"] as const;

/** Static promotions of business partners (specification A, section 1). */
export function Partners() {
  const t = useTranslations("home.partners");
  const note = useTranslations("operatorNotes");
  if (!hasPartners()) {
    return (
      <div className="wrap pt-14 empty:hidden">
        <OperatorNote title={note("title")}>{note("partners", { title: t("title") })}</OperatorNote>
      </div>
    );
  }
  return (
    <section aria-labelledby="partners" className="wrap pt-14 md:pt-21">
      <SectionHeading
        id="partners"
        title={t("title")}
        more={{ href: "/business-directory", name: t("all") }}
      />
      <ul className="grid border-border border-y md:grid-cols-3">
        {PARTNERS.map((key) => (
          <li
            key={key}
            className="grid content-start gap-2 border-border py-6 max-md:border-b max-md:last:border-b-0 md:border-e md:px-6 md:last:border-e-0 md:first:ps-0"
          >
            <div className="flex items-center justify-between gap-3">
              <h3 className="font-semibold text-lg">{t(`${key}.name`)}</h3>
              <Badge tone="brand">{t("badge")}</Badge>
            </div>
            <p className="text-muted-foreground text-sm">{t(`${key}.kind`)}</p>
            <p>{t(`${key}.text`)}</p>
            <p className="mt-1 flex items-center gap-1.5 text-muted-foreground text-sm">
              <Clock aria-hidden className="size-4" />
              {t(`${key}.hours`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
