import { useTranslations } from "next-intl";
import { MOMENT } from "@/components/time/date-formats";
import { ButtonLink } from "@/components/ui/button-link";
import { Lock, Mail, MessageSquare } from "@/components/ui/icons";
import { useDates } from "@/lib/i18n/use-dates";
import type { PayoutState } from "@/lib/payouts/state-rules";

type HeldCardProps = { state: Extract<PayoutState, { kind: "held" }> };

/** Payouts on hold: the reason for the seller, the next step, and what stays as it is. */
export function HeldCard({ state: { message, since } }: HeldCardProps) {
  const t = useTranslations("payouts.held");
  const format = useDates();
  return (
    <div
      role="status"
      className="grid rounded-lg border border-destructive bg-card md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap gap-4 px-4 py-5 sm:flex-nowrap sm:px-5.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-destructive-soft text-destructive-ink">
          <Lock aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 max-sm:basis-full">
          <h2 className="font-semibold text-lg">{t("title")}</h2>
          <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line rtl:text-right">
            {message ?? t("check")}
          </p>
          <p className="mt-1.5 text-muted-foreground">{t("balance")}</p>
          <ButtonLink href="/contact" className="mt-4 max-sm:w-full">
            <MessageSquare aria-hidden />
            {t("contact")}
          </ButtonLink>
        </div>
      </div>
      <p className="flex items-center gap-3 border-t px-4 py-4 text-sm sm:px-5.5 md:max-w-72 md:border-s md:border-t-0">
        <Mail aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
        {t("emailed", { moment: format(new Date(since), MOMENT) })}
      </p>
    </div>
  );
}
