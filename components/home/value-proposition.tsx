import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { Hem } from "@/components/ui/weaves";

// decisions.md, "Money": plans and their fees.
const PLANS = [
  { key: "free", price: "$0", percent: 5 },
  { key: "premium", price: "$29", percent: 3 },
  { key: "enterprise", price: "$99", percent: 1 },
] as const;

/** The costs of selling, in three lines. */
export function ValueProposition() {
  const t = useTranslations("home.pitch");
  return (
    <section aria-labelledby="pitch" className="wrap py-14 md:py-21">
      <div className="relative overflow-hidden rounded-lg bg-dye-amber text-[#1f120a]">
        <div className="grid items-center gap-x-14 gap-y-8 p-6 pb-10 md:grid-cols-2 md:p-13 md:pb-16">
          <div>
            <h2 id="pitch" className="display text-d2">
              {t("title")}
            </h2>
            <p className="mt-3.5 mb-6 max-w-105 text-lg">{t("text")}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink href="/become-seller" size="lg" variant="ink">
                {t("sell")}
              </ButtonLink>
              <ButtonLink href="/contact" size="lg" variant="ink-outline">
                {t("advertise")}
              </ButtonLink>
            </div>
          </div>
          <dl className="divide-y divide-[#1f120a]/25">
            {PLANS.map(({ key, price, percent }) => (
              <div key={key} className="grid grid-cols-[1.2fr_1fr_auto] items-baseline gap-4 py-4">
                <dt className="display text-d4">{t(`plans.${key}`)}</dt>
                <dd>
                  <bdi dir="ltr" className="font-[650] text-lg">
                    {price}
                  </bdi>{" "}
                  <span className="text-sm">{t("month")}</span>
                </dd>
                <dd className="text-end">{t("fee", { percent: String(percent) })}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Hem weave="spices" className="absolute inset-x-0 bottom-0" />
      </div>
    </section>
  );
}
