import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin-ui/admin-href";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import type { FailedPayout } from "@/lib/payouts/queries/failed";
import { DecidePayout } from "./decide-payout";

/** Failed bank payouts and those with an unknown outcome, with an admin's actions. */
export function TroubledPayouts({ payouts }: { payouts: FailedPayout[] }) {
  const t = useTranslations("payoutTrouble");
  if (payouts.length === 0) return null;
  return (
    <section aria-labelledby="trouble-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="trouble-title" className="display text-d4">
          {t("title")}
        </h2>
        <p className="text-muted-foreground text-sm">{t("text")}</p>
      </div>
      <Card>
        <ul>
          {payouts.map((payout) => (
            <li
              key={payout.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 text-md first:border-t-0 sm:px-5.5"
            >
              <div className="min-w-0 grow basis-64">
                <p className="font-medium">
                  <Link href={adminHref("users", { user: payout.seller.id })} className="link">
                    <bdi>{payout.seller.username}</bdi>
                  </Link>
                </p>
                <p className="text-muted-foreground text-sm">
                  {t("payout", { id: String(payout.id) })}
                  {" · "}
                  <bdi dir="ltr">{payout.destination}</bdi>
                </p>
                <Why payout={payout} />
              </div>
              <Price amount={formatMoney(payout.amountCents)} className="font-bold" />
              <DecidePayout
                payoutId={payout.id}
                seller={payout.seller.username}
                amount={formatMoney(payout.amountCents)}
                isWaiting={payout.isWaiting}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const REASONS = [
  "transfer_unknown",
  "payout_unknown",
  "reversal_unknown",
  "reversal_refused",
  "transfer_reversed",
] as const;

function Why({ payout }: { payout: FailedPayout }) {
  const t = useTranslations("payoutTrouble");
  const reason = REASONS.find((key) => key === payout.attentionReason);
  return (
    <p className="text-sm">
      {payout.isWaiting && reason ? t(`reasons.${reason}`) : t("refused")}
      {payout.failureReason && (
        <>
          {" · "}
          <bdi dir="ltr">{payout.failureReason}</bdi>
        </>
      )}
    </p>
  );
}
