import { Check } from "lucide-react";
import { useTranslations } from "next-intl";

import type { Step } from "./use-product-form";

/** Details, then story: woven up to the current step. */
export function FormSteps({ step }: { step: Step }) {
  const t = useTranslations("products.steps");
  const isStory = step === "story";
  return (
    <ol aria-label={t("label")} className="mt-5 mb-8 grid grid-cols-2 gap-1.5 text-sm">
      <li aria-current={isStory ? undefined : "step"}>
        <div aria-hidden className="warp">
          <div className={`hem hem-textiles ${isStory ? "" : "w-1/2"}`} />
        </div>
        <p
          className={`mt-2 flex items-center gap-2 ${isStory ? "font-medium text-muted-foreground" : "font-semibold"}`}
        >
          {isStory && <Check aria-hidden className="size-4" />}
          {t("details")}
        </p>
      </li>
      <li aria-current={isStory ? "step" : undefined}>
        <div aria-hidden className="warp">
          {isStory && <div className="hem hem-textiles w-1/2" />}
        </div>
        <p className={`mt-2 ${isStory ? "font-semibold" : "font-medium text-muted-foreground"}`}>
          {t("story")}
        </p>
      </li>
    </ol>
  );
}
