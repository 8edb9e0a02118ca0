import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { BadgePercent, Boxes, type IconComponent, WalletCards } from "@/components/ui/icons";

const BENEFITS: [key: "savings" | "charged" | "makers", icon: IconComponent][] = [
  ["savings", BadgePercent],
  ["charged", WalletCards],
  ["makers", Boxes],
];

type BenefitsProps = {
  /** Median savings of the current wholesale prices in whole percent; null without any. */
  medianPercent: number | null;
};

/** Reasons to buy by the case (specification C, section 9: savings of 15-30%). */
export function Benefits({ medianPercent }: BenefitsProps) {
  const t = useTranslations("wholesale.page");
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="sr-only">
        {t("benefits")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {BENEFITS.map(([key, Icon]) => (
          <li key={key} className="grid">
            <Card className="flex gap-3.5 p-5">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-ink" />
              <div>
                <h3 className="font-semibold text-lg">{t(key)}</h3>
                <p className="mt-1 text-muted-foreground">{t(`${key}Text`)}</p>
                {key === "savings" && medianPercent !== null && (
                  <p className="mt-1 font-medium">
                    {t("savingsMedian", { percent: `${medianPercent}%` })}
                  </p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
