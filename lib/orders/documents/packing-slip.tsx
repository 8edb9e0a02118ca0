import "server-only";

import { View } from "@react-pdf/renderer";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";

import type { OrderDetail, PartDetail } from "@/lib/orders/dto/detail";
import { Block } from "@/lib/pdf/address";
import { addressLines, type Labels } from "@/lib/pdf/labels";
import { LineItemTable } from "@/lib/pdf/line-items";
import { DocumentPage, Line, Row } from "@/lib/pdf/page";
import { GiftMessage } from "./gift-receipt";

export type PackingSlipData = Pick<
  OrderDetail,
  "createdAt" | "note" | "gift" | "shippingAddress" | "landmark"
> & {
  orderId: number;
  part: PartDetail;
  /** SKUs by the id of the order line. */
  skus: ReadonlyMap<number, string>;
};

/** Packing slip of one seller order. A gift's slip has no prices. */
export function PackingSlip({ labels, slip }: { labels: Labels; slip: PackingSlipData }) {
  const { t, date } = labels;
  const { part, gift } = slip;
  const place = [part.seller.city, part.seller.country].filter(Boolean).join(", ");
  // Refunded units are not packed.
  const items = part.items
    .map((item) => ({
      ...item,
      quantity: item.quantity - item.refundedQuantity,
      sku: slip.skus.get(item.lineId),
    }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <DocumentPage
      labels={labels}
      title={t("documents.packingSlip")}
      number={t("documents.order", { id: labels.figure(`#${slip.orderId}`) })}
    >
      <Row labels={labels} style={{ gap: 24, marginBottom: 22 }}>
        <Block labels={labels} name={t("documents.deliverTo")} lines={addressLines(labels, slip)} />
        <Block
          labels={labels}
          name={t("documents.from")}
          lines={[sellerNameOf(part.seller), place].filter(Boolean)}
        />
        <Block
          labels={labels}
          name={t("documents.orderedOn")}
          lines={[date(slip.createdAt), t(`orders.delivery.${part.deliveryMethod}`)]}
        />
      </Row>
      {gift && <GiftMessage labels={labels} message={gift.message} />}
      <LineItemTable labels={labels} items={items} hasPrices={!gift} />
      <Line />
      <View style={{ marginTop: 18 }}>
        <Block
          labels={labels}
          name={t("documents.note")}
          lines={slip.note ? slip.note.split(/\r?\n/).filter(Boolean) : []}
          isLarge
        />
      </View>
    </DocumentPage>
  );
}
