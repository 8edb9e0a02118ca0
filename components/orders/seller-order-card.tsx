import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReturnList } from "@/components/orders/returns/return-list";
import { Link } from "@/components/ui/link";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { useDateRange } from "@/lib/i18n/use-date-range";
import type { SellerOrderDetail } from "@/lib/orders/dto/detail";
import { OrderItems } from "./order-items";
import { OrderStatus } from "./order-status";
import { SellerOrderRefunds } from "./seller-order-refunds";
import { itemsOf, ShipmentRow } from "./shipment-row";

/** The role of the viewer, which determines the actions. */
type Side = "buyer" | "seller" | "admin";

type SellerOrderCardProps = {
  sellerOrder: SellerOrderDetail;
  side: Side;
  /** The actions at the bottom. */
  children: ReactNode;
};

/** One seller order: its parcels, unsent line items, refunds and returns, and its actions. */
export function SellerOrderCard({ sellerOrder, side, children }: SellerOrderCardProps) {
  const t = useTranslations("orders");
  const range = useDateRange();
  const place = [sellerOrder.seller.city, sellerOrder.seller.country].filter(Boolean).join(", ");
  return (
    <section
      aria-labelledby={`part-${sellerOrder.id}`}
      className="overflow-hidden rounded-lg border border-border bg-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-border border-b px-5 py-4">
        <div className="min-w-0">
          <h2 id={`part-${sellerOrder.id}`} className="font-semibold text-lg">
            {side === "seller"
              ? t("contents")
              : t.rich("bySeller", {
                  seller: sellerNameOf(sellerOrder.seller),
                  bdi: (name) => (
                    <Link
                      href={`/seller/${sellerOrder.seller.id}`}
                      className="underline-offset-4 hover:underline"
                    >
                      <bdi>{name}</bdi>
                    </Link>
                  ),
                })}
          </h2>
          <p className="text-muted-foreground text-sm">
            {side !== "seller" && place && (
              <>
                <bdi>{place}</bdi>
                {" · "}
              </>
            )}
            {t("deliveryWay", { method: t(`delivery.${sellerOrder.deliveryMethod}`) })}
            {sellerOrder.arrives && (
              <>
                {" · "}
                {t("arrives", { dates: range(sellerOrder.arrives.from, sellerOrder.arrives.to) })}
              </>
            )}
          </p>
        </div>
        <OrderStatus status={sellerOrder.status} />
      </header>
      {sellerOrder.parcels.map((parcel, index) => (
        <ShipmentRow
          key={parcel.id}
          sellerOrder={sellerOrder}
          parcel={parcel}
          number={index + 1}
          isBuyer={side === "buyer"}
          isAdmin={side === "admin"}
        />
      ))}
      <Unsent sellerOrder={sellerOrder} side={side} />
      <RefundedUnsent sellerOrder={sellerOrder} />
      <SellerOrderRefunds
        refunds={sellerOrder.refunds}
        isAdmin={side === "admin"}
        isBuyer={side === "buyer"}
      />
      <ReturnList sellerOrder={sellerOrder} side={side} />
      <footer className="flex flex-wrap items-center gap-2 bg-muted px-5 py-3.5">{children}</footer>
    </section>
  );
}

/** Refunded units that will never be sent, listed separately so that no sent unit appears as refunded. */
function RefundedUnsent({ sellerOrder }: { sellerOrder: SellerOrderDetail }) {
  const t = useTranslations("orders.sellerOrder");
  if (sellerOrder.parcels.length === 0) return null;
  const items = sellerOrder.items.filter((item) => item.refundedQuantity > item.refundedSent);
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-1 border-border border-b px-5 py-4 text-muted-foreground text-sm">
      {items.map(({ lineId, product, refundedQuantity, refundedSent }) => (
        <li key={lineId}>
          <bdi>{product.title}</bdi>
          {" · "}
          {t("refundedOfUnsent", { count: refundedQuantity - refundedSent })}
        </li>
      ))}
    </ul>
  );
}

/** Unsent line items; without parcels, all of them. */
function Unsent({ sellerOrder, side }: { sellerOrder: SellerOrderDetail; side: Side }) {
  const t = useTranslations("orders.sellerOrder");
  const hasParcels = sellerOrder.parcels.length > 0;
  const units = sellerOrder.items.map(({ lineId, quantity, unsent }) => ({
    lineId,
    quantity: hasParcels ? unsent : quantity,
  }));
  const items = itemsOf(sellerOrder, units).map((item) =>
    // Beside parcels these are units that are neither sent nor refunded.
    hasParcels ? { ...item, refundedQuantity: 0 } : item,
  );
  if (items.length === 0 || (hasParcels && sellerOrder.status !== "paid")) return null;
  const isWaiting = sellerOrder.status === "paid";
  return (
    <div className="border-border border-b px-5 py-4">
      {hasParcels && (
        <h3 className="mb-3 font-medium text-muted-foreground text-sm">{t("toCome")}</h3>
      )}
      <OrderItems
        items={items}
        seller={
          side === "buyer" && sellerOrder.status !== "pending"
            ? sellerNameOf(sellerOrder.seller)
            : undefined
        }
      />
      {isWaiting && side === "buyer" && (
        <p className="mt-3 text-muted-foreground text-sm">
          {sellerOrder.packedAt ? t("packing") : t("waiting")}
        </p>
      )}
    </div>
  );
}
