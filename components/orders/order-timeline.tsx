import { useTranslations } from "next-intl";

import type { Order } from "@/lib/orders/dto";

const STEPS = ["pending", "paid", "shipped", "delivered", "completed"] as const;

/** The woven timeline from placed to completed: cloth as far as the order came, loose threads beyond. */
export function OrderTimeline({ status }: { status: Order["status"] }) {
  const t = useTranslations("orders");
  if (status === "cancelled") return null;
  const reached = STEPS.indexOf(status);

  return (
    <ol aria-label={t("timeline")} className="grid grid-cols-5 gap-1">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === status ? "step" : undefined} className="min-w-0">
          <div aria-hidden className={`h-2.5 ${index <= reached ? "hem hem-textiles" : "warp"}`} />
          <p
            className={`mt-2 break-words text-xs sm:text-sm ${index <= reached ? "font-semibold" : "text-muted-foreground"}`}
          >
            {step === "pending" ? t("placed") : t(`status.${step}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
