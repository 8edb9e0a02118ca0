import { useTranslations } from "next-intl";
import { Check } from "@/components/ui/icons";

/** Cart, Payment, Confirmation: woven up to the buyer's step. */
export function CheckoutSteps() {
  const t = useTranslations("checkout");
  return (
    <ol aria-label={t("steps")} className="mt-4 grid grid-cols-3 gap-1.5 text-sm">
      <li>
        <div aria-hidden className="hem hem-textiles" />
        <p className="mt-2 flex items-center gap-1.5 text-muted-foreground">
          <Check aria-hidden className="size-4" />
          {t("stepCart")}
        </p>
      </li>
      <li aria-current="step">
        <div aria-hidden className="warp">
          <div className="hem hem-textiles w-1/2" />
        </div>
        <p className="mt-2 font-semibold">{t("stepPayment")}</p>
      </li>
      <li>
        <div aria-hidden className="warp" />
        <p className="mt-2 text-muted-foreground">{t("stepConfirmation")}</p>
      </li>
    </ol>
  );
}
