import "server-only";

import { View } from "@react-pdf/renderer";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { Block } from "@/lib/pdf/address";
import { addressLines, type Labels } from "@/lib/pdf/labels";
import { LineItemTable } from "@/lib/pdf/line-items";
import { DocumentPage, Line, QUIET, Row, T } from "@/lib/pdf/page";

/** Gift receipt: the items, the sender and the gift message, without prices. */
export function GiftReceipt({ labels, order }: { labels: Labels; order: OrderDetail }) {
  const { t, date } = labels;
  const number = t("documents.order", { id: labels.figure(`#${order.id}`) });
  return (
    <DocumentPage labels={labels} title={t("documents.giftReceipt")} number={number}>
      <Row labels={labels} style={{ gap: 24, marginBottom: 22 }}>
        <Block labels={labels} name={t("documents.giftTo")} lines={addressLines(labels, order)} />
        <Block labels={labels} name={t("documents.giftFrom")} lines={[order.buyer.username]} />
        <Block labels={labels} name={t("documents.orderedOn")} lines={[date(order.createdAt)]} />
      </Row>
      <GiftMessage labels={labels} message={order.gift?.message ?? null} />
      <LineItemTable
        labels={labels}
        items={order.parts.flatMap((part) => part.items)}
        hasPrices={false}
      />
      <Line />
      <View style={{ marginTop: 18 }}>
        <T labels={labels} style={{ color: QUIET }}>
          {t("documents.giftReturns")}
        </T>
      </View>
    </DocumentPage>
  );
}

/** The sender's gift message, in large type. */
export function GiftMessage({ labels, message }: { labels: Labels; message: string | null }) {
  if (!message) return null;
  return (
    <View style={{ marginBottom: 22 }}>
      <Block
        labels={labels}
        name={labels.t("documents.giftMessage")}
        lines={message.split(/\r?\n/).filter(Boolean)}
        isLarge
      />
    </View>
  );
}
