import { useTranslations } from "next-intl";
import { percentOf, wholeDollars } from "@/components/plans/plan-features";
import type { Plan } from "@/lib/plans/dto";

const CELL = "py-3.5 pe-3 text-start align-top sm:pe-4";

/** Prices and fees of the plans side by side, with the claims of specification C, section 9. */
export function FeeTable({ plans }: { plans: Plan[] }) {
  const t = useTranslations("sellerApplications.fees");
  const breakEven: Record<string, string> = {
    free: t("none"),
    premium: t("premiumBreakEven"),
    enterprise: t("enterpriseBreakEven"),
  };
  const rows = [
    [t("price"), (plan: Plan) => wholeDollars(plan.price)],
    [t("fee"), (plan: Plan) => `${percentOf(plan.feeBasisPoints)}%`],
    [t("listings"), (plan: Plan) => String(plan.productSlots ?? t("unlimited"))],
    [t("breakEven"), (plan: Plan) => breakEven[plan.slug] ?? ""],
  ] as const;
  return (
    <section aria-labelledby="fees">
      <h2 id="fees" className="display mb-3 text-d3">
        {t("title")}
      </h2>
      <section
        className="relative overflow-x-auto"
        aria-label={t("caption")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-sm sm:min-w-136 sm:text-md">
          <caption className="sr-only">{t("caption")}</caption>
          <thead className="text-muted-foreground text-sm">
            <tr className="border-border border-b">
              <th scope="col" className={CELL}>
                {t("what")}
              </th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col" className={`${CELL} font-semibold text-foreground`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, formatCell]) => (
              <tr key={name} className="border-border border-b">
                <th scope="row" className={`${CELL} font-normal text-muted-foreground`}>
                  {name}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} className={CELL}>
                    <bdi>{formatCell(plan)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
