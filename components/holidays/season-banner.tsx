import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { CalendarCheck, MoonStar, Truck } from "@/components/ui/icons";
import { Illustration } from "@/components/ui/illustration";
import { orderBy } from "@/lib/delivery/order-by-rules";
import type { Occasion, Season } from "@/lib/holidays/season-rules";
import { useDates } from "@/lib/i18n/use-dates";
import { FullDay, OtherDates } from "./holiday-date";
import { PRESENTATIONS } from "./season-presentation";

type SeasonBannerProps = { season: Season; occasion: Occasion | null; today: string };

/** Name and date of the season, and the last day to order for it. */
export function SeasonBanner({ season, occasion, today }: SeasonBannerProps) {
  const t = useTranslations("holidays");
  const { ground, arch, image } = PRESENTATIONS[season];
  return (
    <section
      aria-labelledby="season-title"
      className={`relative isolate overflow-hidden rounded-lg p-6 md:min-h-88 md:p-10 ${ground}`}
    >
      <svg
        viewBox="0 0 190 216"
        aria-hidden="true"
        className="absolute end-6 bottom-0 -z-10 h-80 max-md:hidden lg:end-16"
      >
        <path fill={arch} d="M10 216V112C10 60 50 40 95 8c45 32 85 52 85 104v104z" />
      </svg>
      <Illustration
        src={`/illustrations/cutouts/${image}.svg`}
        width={230}
        height={230}
        loading="eager"
        className="absolute end-12 bottom-2 -z-10 max-md:hidden lg:end-21"
      />
      <div className="grid max-w-[34rem] gap-4 md:max-w-[56%]">
        <div>
          <h2 id="season-title" className="display text-d2">
            {t(`${season}.name`)}
          </h2>
          <p className="mt-1.5 text-lg">{t(`${season}.lead`)}</p>
        </div>
        {occasion && <When occasion={occasion} today={today} />}
      </div>
    </section>
  );
}

function When({ occasion, today }: { occasion: Occasion; today: string }) {
  const t = useTranslations("holidays");
  const names = useTranslations("catalogueAdmin.holidays");
  const { holiday, day, daysLeft, isExpected } = occasion;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {names(`names.${holiday}`)}
        {isExpected && (
          <Badge tone="solid">
            <MoonStar aria-hidden />
            {names("expected")}
          </Badge>
        )}
      </p>
      <p className="display text-d3">
        {daysLeft > 0 ? t("daysLeft", { count: daysLeft }) : <Now {...occasion} />}
      </p>
      <p>
        <FullDay day={day} />
        <span className="block text-sm">
          <OtherDates {...occasion} />
        </span>
      </p>
      {isExpected && <p className="max-w-[52ch] text-sm">{t("moon")}</p>}
      <Order occasion={occasion} today={today} />
    </div>
  );
}

function Now({ day, until }: Occasion) {
  const t = useTranslations("holidays");
  const dateText = useDates();
  if (day === until) return t("today");
  const last = dateText(new Date(until), { day: "numeric", month: "long", timeZone: "UTC" });
  return t("lasts", { day: last });
}

function Order({ occasion, today }: { occasion: Occasion; today: string }) {
  const t = useTranslations("holidays");
  const order = orderBy(occasion, today);
  if (!order) return null;
  const Icon = order.isOver ? Truck : CalendarCheck;
  return (
    <p className="flex max-w-[52ch] items-start gap-2 border-current/30 border-t pt-3">
      <Icon aria-hidden className={`mt-0.5 size-5 ${order.isOver ? "rtl-flip" : ""}`} />
      <span>
        {order.isOver
          ? t("orderOver")
          : t.rich("orderBy", {
              date: () => <FullDay day={order.day} />,
              b: (text) => <b>{text}</b>,
            })}
        {!order.isOver && <span className="block text-sm">{t("orderNote")}</span>}
      </span>
    </p>
  );
}
