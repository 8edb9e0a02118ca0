import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { UserText } from "@/components/languages/user-text";
import { PageHeader } from "@/components/layout/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { getViewer } from "@/lib/auth/viewer";
import { formatMoney } from "@/lib/core/money";
import { listOrganized } from "@/lib/events/queries/mine";
import { listMyPurchases, type MyPurchase } from "@/lib/events/tickets/queries";
import { EventMoment } from "./event-time";
import { PurchaseStatusBadge } from "./purchase-status-badge";
import { TicketsLogin } from "./tickets-login";

/** The viewer's tickets, and the events that the viewer checks in. */
export async function MyTickets() {
  const viewer = await getViewer();
  if (!viewer) return <TicketsLogin />;
  const locale = await getLocale();
  const [t, purchases, organizedEvents] = await Promise.all([
    getTranslations("events.mine"),
    listMyPurchases(viewer, locale),
    listOrganized(viewer, locale),
  ]);
  const now = Date.now();
  const isComing = ({ event: { startsAt, endsAt } }: MyPurchase) =>
    Date.parse(endsAt ?? startsAt) >= now;
  const past = purchases.filter((purchase) => !isComing(purchase));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <BackToEvents />
      <PageHeader title={t("title")} description={t("lead")} />
      {purchases.length === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/tea.svg"
          title={t("none")}
          description={t("noneHint")}
        >
          <ButtonLink href="/events" variant="outline">
            {t("toEvents")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <PurchaseList title={t("coming")} purchases={purchases.filter(isComing)} />
          <PurchaseList title={t("past")} purchases={past} isPast />
        </>
      )}
      <Organized events={organizedEvents} />
    </div>
  );
}

export function BackToEvents() {
  const t = useTranslations("events.mine");
  return (
    <Link
      href="/events"
      className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm print:hidden"
    >
      <ArrowLeft aria-hidden className="rtl-flip size-4" />
      {t("back")}
    </Link>
  );
}

type PurchaseListProps = { title: string; purchases: MyPurchase[]; isPast?: boolean };

function PurchaseList({ title, purchases, isPast = false }: PurchaseListProps) {
  if (purchases.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="display text-d4">{title}</h2>
      <ul className="grid gap-4">
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.code} purchase={purchase} isPast={isPast} />
        ))}
      </ul>
    </section>
  );
}

function PurchaseRow({ purchase, isPast }: { purchase: MyPurchase; isPast: boolean }) {
  const t = useTranslations("events.mine");
  const { code, quantity, totalCents, status, event } = purchase;
  return (
    <li className="grid gap-3 rounded-lg border bg-card p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <UserText
            as="h3"
            text={event.title}
            locale={event.locale}
            className="wrap-anywhere font-semibold text-lg"
          />
          {!(isPast && status === "valid") && <PurchaseStatusBadge status={status} />}
        </div>
        <p className="text-muted-foreground text-sm">
          <EventMoment startsAt={event.startsAt} />
        </p>
        <p className="text-sm">
          {t("seats", { count: quantity })}
          {" · "}
          {totalCents === 0 ? t("free") : <bdi dir="ltr">{formatMoney(totalCents)}</bdi>}
          {" · "}
          <bdi dir="ltr" className="font-medium">
            {code}
          </bdi>
        </p>
      </div>
      <ButtonLink
        href={`/events?ticket=${code}`}
        variant="outline"
        className="print:hidden"
        aria-label={t("openOf", { title: event.title })}
      >
        {t("open")}
      </ButtonLink>
    </li>
  );
}

type OrganizedProps = { events: Awaited<ReturnType<typeof listOrganized>> };

function Organized({ events }: OrganizedProps) {
  const t = useTranslations("events.mine");
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="organized" className="grid gap-3 pt-4">
      <h2 id="organized" className="display text-d4">
        {t("organized")}
      </h2>
      <ul className="border-t">
        {events.map(({ id, title, locale, startsAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b py-3">
            <span className="min-w-0">
              <UserText text={title} locale={locale} className="wrap-anywhere font-medium" />
              <span className="block text-muted-foreground text-sm">
                <EventMoment startsAt={startsAt} />
              </span>
            </span>
            {/* A full navigation: only the check-in page may use the camera. */}
            <a
              href={`/events?checkin=${id}`}
              aria-label={t("checkInOf", { title })}
              className={buttonVariants({ size: "sm" })}
            >
              {t("checkIn")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
