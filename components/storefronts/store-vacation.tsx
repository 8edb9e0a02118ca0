import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { useDates } from "@/lib/i18n/use-dates";
import { vacationNotice } from "@/lib/storefronts/rules";

const DAY = { day: "numeric", month: "long", timeZone: "UTC" } as const;

type StoreVacationProps = {
  vacationFrom: string | null;
  vacationUntil: string | null;
  /** YYYY-MM-DD */
  today: string;
};

/** Vacation notice: the end of the break and the day of resumed shipping, also a week ahead. */
export function StoreVacation({ today, ...vacation }: StoreVacationProps) {
  const t = useTranslations("storefronts.page");
  const dateText = useDates();
  const notice = vacationNotice(vacation, today);
  if (!notice) return null;
  const dayOf = (day: string) => dateText(new Date(`${day}T00:00:00Z`), DAY);
  const [from, until, sendsFrom] = [notice.from, notice.until, notice.sendsFrom].map(dayOf);
  const days = { from: from ?? "", until: until ?? "", sendsFrom: sendsFrom ?? "" };
  return (
    <Banner tone="warning" className="mt-5">
      {notice.isAway ? t("away", days) : t("awaySoon", days)}
    </Banner>
  );
}
