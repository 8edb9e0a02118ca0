import { useTranslations } from "next-intl";
import { ChevronDown } from "@/components/ui/icons";

const QUESTIONS = ["change", "cancel", "year", "payout"] as const;

/** Questions about plans; several may be open at once. */
export function PlanQuestions() {
  const t = useTranslations("plans.faq");
  return (
    <section aria-labelledby="plan-questions" className="mx-auto w-full max-w-[66ch]">
      <h2 id="plan-questions" className="display mb-3 text-d3">
        {t("title")}
      </h2>
      {QUESTIONS.map((question) => (
        <details key={question} className="group border-border border-b">
          <summary className="flex min-h-13 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            {t(question)}
            <ChevronDown
              aria-hidden
              className="size-5 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="pb-4 text-muted-foreground">{t(`${question}Answer`)}</p>
        </details>
      ))}
    </section>
  );
}
