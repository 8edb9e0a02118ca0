import { useTranslations } from "next-intl";
import { DAY } from "@/components/time/date-formats";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { SellerOrderDetail } from "@/lib/orders/dto/detail";
import { CANCELLED_BY_BUYER, SELLER_CLOSED } from "@/lib/orders/rules";
import { RetryRefund } from "./retry-refund";

type SellerOrderRefundsProps = {
  refunds: SellerOrderDetail["refunds"];
  /** An admin can retry a failed one. */
  isAdmin: boolean;
  /** The texts speak of the reader's own card and bank. */
  isBuyer: boolean;
};

/** Refunds of a seller order: amount, time, reason and state. */
export function SellerOrderRefunds({ refunds, isAdmin, isBuyer }: SellerOrderRefundsProps) {
  const t = useTranslations("orders.refunds");
  if (refunds.length === 0) return null;
  return (
    <section className="border-border border-b px-5 py-4">
      <h3 className="font-medium text-muted-foreground text-sm">{t("title")}</h3>
      <ul>
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} isAdmin={isAdmin} isBuyer={isBuyer} />
        ))}
      </ul>
    </section>
  );
}

type RefundRowProps = Omit<SellerOrderRefundsProps, "refunds"> & {
  refund: SellerOrderDetail["refunds"][number];
};

/** States whose text names a card or a bank. */
const OF_CARD = ["pending", "succeeded", "failed"] as const;

function RefundRow({ refund, isAdmin, isBuyer }: RefundRowProps) {
  const t = useTranslations("orders");
  const dateText = useDates();
  const { kind, amount, reason, status, createdAt } = refund;
  const ofCard = isBuyer ? undefined : OF_CARD.find((cardStatus) => cardStatus === status);
  const isByBuyer = reason === CANCELLED_BY_BUYER;
  const isClosed = reason === SELLER_CLOSED;
  return (
    <li className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
      <div className="min-w-0 grow basis-48">
        <p>
          {isByBuyer ? t("cancelledByBuyer") : t(`refunds.kinds.${kind}`)}
          {" · "}
          <time dateTime={createdAt}>{dateText(new Date(createdAt), DAY)}</time>
        </p>
        {!isByBuyer && (
          <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {isClosed ? t("refunds.sellerClosed") : <bdi>{reason}</bdi>}
          </p>
        )}
        <p className="text-muted-foreground text-sm">
          {ofCard ? t(`refunds.toBuyer.${ofCard}`) : t(`refunds.${status}`)}
        </p>
        {isAdmin && status === "failed" && <RetryRefund refundId={refund.id} />}
      </div>
      <Price amount={formatDecimal(amount)} className="font-semibold" />
    </li>
  );
}
