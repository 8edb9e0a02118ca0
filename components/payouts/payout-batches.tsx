import { useTranslations } from "next-intl";
import { PageMessages } from "@/components/layout/page-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Download } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { Viewer } from "@/lib/auth/viewer";
import { formatMoney } from "@/lib/core/money";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import { type Batch, listBatches } from "@/lib/payouts/queries/batches";
import { listFailedPayouts } from "@/lib/payouts/queries/failed";
import { payoutDates } from "./payout-dates";
import { PayoutResult } from "./payout-result";
import { TroubledPayouts } from "./troubled-payouts";

/** Mobile money payouts for an admin: a file for each Friday, and the outcome of every payout. */
export async function PayoutBatches({ viewer }: { viewer: Viewer }) {
  const [batches, failedPayouts] = await Promise.all([
    listBatches(viewer),
    listFailedPayouts(viewer),
  ]);
  return (
    <PageMessages namespaces={["payoutBatches", "payoutTrouble", "validation"]}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <TroubledPayouts payouts={failedPayouts} />
        <BatchList batches={batches} />
      </div>
    </PageMessages>
  );
}

function BatchList({ batches }: { batches: Batch[] }) {
  const t = useTranslations("payoutBatches");
  return (
    <section aria-labelledby="batches-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="batches-title" className="display text-d4">
          {t("title")}
        </h2>
        <p className="text-muted-foreground text-sm">{t("text")}</p>
      </div>
      {batches.length === 0 && (
        <EmptyState as="h3" image="/illustrations/cutouts/book.svg" title={t("empty")} />
      )}
      {batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} />
      ))}
    </section>
  );
}

function BatchCard({ batch }: { batch: Batch }) {
  const t = useTranslations("payoutBatches");
  const dateText = useDates();
  const { id, friday, totalCents, openCount, payouts } = batch;
  const date = dateText(payoutDates(friday), LONG_DATE);
  return (
    <Card>
      <article aria-labelledby={`batch-${id}`}>
        <header className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5.5">
          <div className="min-w-0 grow">
            <h3 id={`batch-${id}`} className="font-semibold text-lg">
              {t("friday", { date })}
            </h3>
            <p className="text-muted-foreground text-sm">
              {t("count", { count: payouts.length })}
              {" · "}
              {t("open", { count: openCount })}
            </p>
          </div>
          <Price amount={formatMoney(totalCents)} className="font-semibold text-xl" />
          {openCount > 0 && (
            <a
              href={`/api/admin/payout-batches/${id}`}
              download
              className={buttonVariants({ variant: "outline" })}
            >
              <Download aria-hidden />
              {t("download")}
            </a>
          )}
        </header>
        <ul>
          {payouts.map((payout) => (
            <li
              key={payout.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-2.5 text-md sm:px-5.5"
            >
              <div className="min-w-0 grow basis-52">
                <p className="font-medium">
                  <bdi>{payout.seller}</bdi>
                </p>
                <p className="text-muted-foreground text-sm">
                  <bdi dir="ltr">{payout.destination}</bdi>
                  {payout.failureReason && (
                    <>
                      {" · "}
                      <bdi>{payout.failureReason}</bdi>
                    </>
                  )}
                </p>
              </div>
              <Price amount={formatMoney(payout.amountCents)} className="font-bold" />
              <Decision payout={payout} />
            </li>
          ))}
        </ul>
      </article>
    </Card>
  );
}

function Decision({ payout }: { payout: Batch["payouts"][number] }) {
  const t = useTranslations("payoutBatches");
  const { id, status, seller, amountCents } = payout;
  if (status === "paid") return <StatusBadge shape="approved">{t("paid")}</StatusBadge>;
  if (status === "failed") return <StatusBadge shape="rejected">{t("failed")}</StatusBadge>;
  return <PayoutResult payoutId={id} seller={seller} amount={formatMoney(amountCents)} />;
}
