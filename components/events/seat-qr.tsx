import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { CircleCheck, Ticket } from "@/components/ui/icons";
import { QrCode } from "@/components/ui/qr-code";
import { cn } from "@/lib/core/cn";
import { EVENT_ZONE } from "@/lib/events/rules";
import type { MyTickets } from "@/lib/events/tickets/queries";
import { useDates } from "@/lib/i18n/use-dates";

type Seat = MyTickets["seats"][number];

/** A seat's QR code and whether it was used. */
export function SeatQr({ seat: { position, code, qr, checkedInAt } }: { seat: Seat }) {
  const t = useTranslations("events.mine");
  const dateText = useDates();
  const formatTime = (time: string) =>
    dateText(new Date(time), {
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZone: EVENT_ZONE,
    });
  return (
    <li className="grid break-inside-avoid content-start gap-3 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t("seat", { number: String(position) })}</h3>
        {checkedInAt ? (
          <Badge>
            <CircleCheck aria-hidden />
            {t("used", { at: formatTime(checkedInAt) })}
          </Badge>
        ) : (
          <Badge tone="success">
            <Ticket aria-hidden />
            {t("unused")}
          </Badge>
        )}
      </div>
      <QrCode
        svg={qr}
        alt={t("qr", { number: String(position) })}
        size={240}
        className={cn("h-auto w-full max-w-60", { "opacity-40": checkedInAt !== null })}
      />
      <bdi dir="ltr" className="wrap-anywhere text-muted-foreground text-xs">
        {code}
      </bdi>
    </li>
  );
}
