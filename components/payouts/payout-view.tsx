import { getLocale, getTranslations } from "next-intl/server";
import { VerifyEmailNote } from "@/components/accounts/verify-email-note";
import { buttonVariants } from "@/components/ui/button-variants";
import { Download } from "@/components/ui/icons";
import { getSecurity } from "@/lib/accounts/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { getPaymentSetup } from "@/lib/checkout/queries";
import { translateEntryTitles } from "@/lib/orders/queries/translate-titles";
import { getLedgerMonth, listLedgerMonths, listPendingSales } from "@/lib/payouts/queries/ledger";
import { getPayoutOverview } from "@/lib/payouts/queries/overview";
import { AccountCard } from "./account-card";
import { BalanceStrip } from "./balance-strip";
import { HeldCard } from "./held-card";
import { LedgerCard } from "./ledger-card";
import { PayoutHelp } from "./payout-help";
import { PayoutIntro } from "./payout-intro";
import { PendingSales } from "./pending-sales";
import { RecentPayouts } from "./recent-payouts";

/** Maximum number of lines in the overview, and when expanded; the statement has all of them. */
const GLANCE = 12;
const WHOLE = 500;

type SearchParam = string | string[] | undefined;
type PayoutViewProps = { viewer: Viewer; month: SearchParam; lines: SearchParam };

/** A seller's payouts: balances, account, ledger and latest payouts, all from the ledger. */
export async function PayoutView({
  viewer,
  month: monthParam,
  lines: linesParam,
}: PayoutViewProps) {
  const [t, locale, { email }, overview, months, pending] = await Promise.all([
    getTranslations("payouts"),
    getLocale(),
    getSecurity(viewer),
    getPayoutOverview(viewer),
    listLedgerMonths(viewer),
    listPendingSales(viewer),
  ]);
  const month = months.find((monthKey) => monthKey === monthParam) ?? months[0] ?? "";
  const isComplete = linesParam === "all";
  const isHeld = overview.state.kind === "held";
  const ledger = await getLedgerMonth(viewer, month, isComplete ? WHOLE : GLANCE);
  const [lines, sales] = await Promise.all([
    translateEntryTitles(ledger.lines, locale),
    translateEntryTitles(pending, locale),
  ]);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <header className="mb-0.5 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-d3 md:text-[1.875rem]">{t("title")}</h1>
          <PayoutIntro overview={overview} />
        </div>
        <a
          href={`/api/payouts/statement?month=${month}`}
          download
          className={buttonVariants({ variant: "outline" })}
        >
          <Download aria-hidden />
          {t("statement")}
        </a>
      </header>
      {overview.state.kind === "held" && <HeldCard state={overview.state} />}
      {!viewer.isEmailVerified && <VerifyEmailNote email={email} />}
      <BalanceStrip overview={overview} />
      <AccountCard account={overview.account} isTest={getPaymentSetup()?.provider === "sandbox"} />
      <LedgerCard
        {...ledger}
        lines={lines}
        month={month}
        months={months}
        isComplete={isComplete}
        isHeld={isHeld}
      />
      {sales.length > 0 && <PendingSales sales={sales} totalCents={overview.pendingCents} />}
      <div className="grid items-stretch gap-5 md:grid-cols-[minmax(0,1fr)_300px]">
        <RecentPayouts payouts={overview.payouts} isHeld={isHeld} />
        <PayoutHelp isHeld={isHeld} />
      </div>
    </div>
  );
}
