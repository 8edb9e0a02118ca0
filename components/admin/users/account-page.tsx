import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";
import { EntryList } from "@/components/admin/audit/entry-list";
import { adminHref } from "@/components/admin-ui/admin-href";
import { MOMENT } from "@/components/time/date-formats";
import { Avatar } from "@/components/ui/avatar";
import { Banner } from "@/components/ui/banner";
import { ArrowLeft } from "@/components/ui/icons";
import { thumbnail } from "@/components/ui/image-url";
import { Link } from "@/components/ui/link";
import { getAccount, type UserAccount } from "@/lib/admin/users/queries";
import type { AuditEntry } from "@/lib/audit/dto";
import { findEntries } from "@/lib/audit/queries";
import { auditSearchSchema } from "@/lib/audit/schema";
import type { Viewer } from "@/lib/auth/viewer";
import { useDates } from "@/lib/i18n/use-dates";
import { AccountCounts, AccountFacts } from "./account-facts";
import { BadgeDecision } from "./badge-decision";
import { MoneyDecisions } from "./money-decisions";
import { AccountState, RoleBadge } from "./user-badges";
import { UserMenu } from "./user-menu";

/** Number of log entries shown for each side. */
const LATEST = 5;

/** One account in full, with its latest log entries. */
export async function AccountPage({ viewer, id }: { viewer: Viewer; id: number }) {
  const account = await getAccount(viewer, id);
  if (!account) notFound();

  const latest = (search: object) => findEntries(viewer, auditSearchSchema.parse(search), LATEST);
  const [about, by] = await Promise.all([
    latest({ subject: "user", number: id }),
    latest({ q: String(id) }),
  ]);
  return (
    <article
      aria-labelledby="account-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
    >
      <AccountHead account={account} />
      {account.disabledAt && <Disabled at={account.disabledAt} reason={account.disabledReason} />}
      <Money account={account} />
      {account.role === "seller" && <BadgeDecision userId={id} {...account} />}
      <AccountCounts {...account.counts} />
      <div className="grid gap-5 lg:grid-cols-2">
        <AccountFacts account={account} />
        <div className="grid content-start gap-5">
          <LogCard kind="about" id={id} entries={about.rows} />
          <LogCard kind="by" id={id} entries={by.rows} />
        </div>
      </div>
    </article>
  );
}

function AccountHead({ account }: { account: UserAccount }) {
  const t = useTranslations("users");
  const { username, email, role, profileImage } = account;
  return (
    <header className="grid gap-3">
      <Link
        href={adminHref("users")}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="rtl-flip size-4.5" />
        {t("back")}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={username} size="lg" image={profileImage && thumbnail(profileImage, 56)} />
        <div className="min-w-0 grow">
          <h2 id="account-title" className="display wrap-anywhere text-d4">
            <bdi>{username}</bdi>
          </h2>
          <p className="wrap-anywhere text-muted-foreground text-sm">
            <bdi dir="ltr">{email}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <RoleBadge role={role} />
          <AccountState {...account} />
          <UserMenu {...account} />
        </div>
      </div>
    </header>
  );
}

function Disabled({ at: disabledAt, reason }: { at: string; reason: string | null }) {
  const t = useTranslations("users");
  const date = useDates()(new Date(disabledAt), MOMENT);
  return (
    <Banner tone="warning" title={t("disabledSince", { date })}>
      {reason && <bdi>{reason}</bdi>}
    </Banner>
  );
}

/** State of a seller's payouts and unsent orders, with the decisions of an admin. */
function Money({ account }: { account: UserAccount }) {
  const t = useTranslations("users");
  const format = useDates();
  const day = (iso: string) => format(new Date(iso), MOMENT);
  const { id, username, role, payoutsHeldAt, payoutsHeldMessage, ordersExemptedAt } = account;
  const note = account.payoutsHeldReason;
  if (role !== "seller" && !payoutsHeldAt) return null;
  return (
    <>
      {payoutsHeldAt && (
        <Banner tone="warning" title={t("payoutsHeldSince", { date: day(payoutsHeldAt) })}>
          {payoutsHeldMessage && <bdi className="block">{payoutsHeldMessage}</bdi>}
          {note && t.rich("holdNote", { note, text: (sellerOrder) => <bdi>{sellerOrder}</bdi> })}
        </Banner>
      )}
      {ordersExemptedAt && <Banner title={t("ordersKeptSince", { date: day(ordersExemptedAt) })} />}
      <MoneyDecisions
        userId={id}
        username={username}
        isDisabled={account.isDisabled}
        isHeld={payoutsHeldAt !== null}
        areOrdersExempt={ordersExemptedAt !== null}
      />
    </>
  );
}

type LogCardProps = { kind: "about" | "by"; id: number; entries: AuditEntry[] };

function LogCard({ kind, id, entries }: LogCardProps) {
  const t = useTranslations("users.log");
  const all =
    kind === "about"
      ? adminHref("audit", { subject: "user", number: id })
      : adminHref("audit", { q: id });
  return (
    <section aria-labelledby={`log-${kind}`} className="rounded-lg border bg-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-3.5 pb-1.5">
        <h3 id={`log-${kind}`} className="font-semibold">
          {t(kind)}
        </h3>
        {entries.length > 0 && (
          <Link href={all} className="link inline-flex min-h-11 items-center text-sm">
            {t("all")}
          </Link>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground text-sm">{t("none")}</p>
      ) : (
        <EntryList entries={entries} />
      )}
    </section>
  );
}
