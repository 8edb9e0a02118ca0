import { useTranslations } from "next-intl";
import { Moment } from "@/components/time/moment";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";

import type { SellerOrderDetail } from "@/lib/orders/dto/detail";
import { ConfirmDelivery } from "./confirm-delivery";
import { OrderItems } from "./order-items";

type LineUnits = { lineId: number; quantity: number };

/** The line items of some units, each with their quantity. */
export function itemsOf(sellerOrder: SellerOrderDetail, units: LineUnits[]) {
  return units.flatMap(({ lineId, quantity }) => {
    const item = sellerOrder.items.find((orderItem) => orderItem.lineId === lineId);
    return item && quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/**
 * The line items of a parcel; of the refunded units it includes only those that were sent, assigned to the parcels in
 * order.
 */
function itemsOfParcel(
  sellerOrder: SellerOrderDetail,
  parcel: SellerOrderDetail["parcels"][number],
) {
  const earlier = sellerOrder.parcels
    .filter(({ id }) => id < parcel.id)
    .flatMap(({ lines }) => lines);
  return itemsOf(sellerOrder, parcel.lines).map((item) => {
    const before = earlier
      .filter(({ lineId }) => lineId === item.lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const refundedUnits = Math.max(0, item.refundedSent - before);
    return { ...item, refundedQuantity: Math.min(refundedUnits, item.quantity) };
  });
}

type ShipmentRowProps = {
  sellerOrder: SellerOrderDetail;
  parcel: SellerOrderDetail["parcels"][number];
  /** Number of the parcel within the seller order, from 1. */
  number: number;
  isBuyer: boolean;
  isAdmin: boolean;
};

function sideOf({ isBuyer, isAdmin }: { isBuyer: boolean; isAdmin: boolean }) {
  if (isAdmin) return "admin";
  return isBuyer ? "buyer" : "seller";
}

/** One parcel: content, carrier and tracking. */
export function ShipmentRow({ sellerOrder, parcel, number, isBuyer, isAdmin }: ShipmentRowProps) {
  const t = useTranslations("orders.sellerOrder");
  const isSeller = !isBuyer && !isAdmin;
  const isOpen =
    !(isSeller ? parcel.deliveredAt : parcel.confirmedAt) &&
    ["paid", "shipped", "delivered"].includes(sellerOrder.status);
  return (
    <div className="grid border-border border-b sm:grid-cols-[minmax(0,1fr)_16.75rem]">
      <div className="px-5 py-4">
        {sellerOrder.parcels.length > 1 && (
          <h3 className="mb-3 font-medium text-muted-foreground text-sm">
            {t("parcel", { number: String(number), count: String(sellerOrder.parcels.length) })}
          </h3>
        )}
        <OrderItems
          items={itemsOfParcel(sellerOrder, parcel)}
          canReview={isBuyer && parcel.deliveredAt !== null}
          seller={isBuyer ? sellerNameOf(sellerOrder.seller) : undefined}
        />
      </div>
      <div className="grid content-start gap-3 border-border px-5 py-4 max-sm:border-t sm:border-s">
        <p className="text-sm [overflow-wrap:anywhere]">
          <bdi className="text-muted-foreground">{parcel.carrier}</bdi>{" "}
          {parcel.tracking ? (
            <bdi dir="ltr" className="font-semibold">
              {parcel.tracking}
            </bdi>
          ) : (
            <span className="block text-muted-foreground">{t("noTracking")}</span>
          )}
        </p>
        <ParcelEvents parcel={parcel} />
        {isOpen && <ConfirmDelivery parcelId={parcel.id} side={sideOf({ isBuyer, isAdmin })} />}
      </div>
    </div>
  );
}

/** Newest first, marked with a lozenge. */
function ParcelEvents({ parcel }: { parcel: SellerOrderDetail["parcels"][number] }) {
  const t = useTranslations("orders.sellerOrder");
  const events = [
    ...(parcel.deliveredAt
      ? [{ name: t(parcel.confirmedAt ? "arrived" : "arrivedBySeller"), at: parcel.deliveredAt }]
      : []),
    { name: t("sent"), at: parcel.shippedAt },
  ];
  return (
    <ol className="grid text-sm">
      {events.map(({ name, at }, index) => (
        <li
          key={name}
          className="relative ps-5.5 pb-3.5 before:absolute before:start-[3px] before:top-[7px] before:size-[7px] before:rotate-45 before:bg-input first:font-semibold first:before:bg-brand last:pb-0 [&:not(:last-child)]:after:absolute [&:not(:last-child)]:after:start-[6px] [&:not(:last-child)]:after:top-[18px] [&:not(:last-child)]:after:bottom-[-3px] [&:not(:last-child)]:after:w-px [&:not(:last-child)]:after:bg-border-strong"
          aria-current={index === 0 ? "step" : undefined}
        >
          {name}
          <Moment
            at={at}
            hasYear={false}
            className="block font-normal text-muted-foreground text-xs"
          />
        </li>
      ))}
    </ol>
  );
}
