import "server-only";

import { View } from "@react-pdf/renderer";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { Block } from "@/lib/pdf/address";
import { addressLines, type Labels } from "@/lib/pdf/labels";
import { LineItemTable } from "@/lib/pdf/line-items";
import { DocumentPage, Line, QUIET, Row, T } from "@/lib/pdf/page";

/** Gift receipt: the items, the sender and the gift message, without prices. */
export function GiftReceipt({ words, order }: { words: Labels; order: OrderDetail }) {
  const { t, date } = words;
  const number = t("documents.order", { id: words.figure(`#${order.id}`) });
  return (
    <DocumentPage words={words} title={t("documents.giftReceipt")} number={number}>
      <Row words={words} style={{ gap: 24, marginBottom: 22 }}>
        <Block words={words} name={t("documents.giftTo")} lines={addressLines(words, order)} />
        <Block words={words} name={t("documents.giftFrom")} lines={[order.buyer.username]} />
        <Block words={words} name={t("documents.orderedOn")} lines={[date(order.createdAt)]} />
      </Row>
      <GiftMessage words={words} message={order.gift?.message ?? null} />
      <LineItemTable
        words={words}
        items={order.sellerOrders.flatMap((sellerOrder) => sellerOrder.items)}
        hasPrices={false}
      />
      <Line />
      <View style={{ marginTop: 18 }}>
        <T words={words} style={{ color: QUIET }}>
          {t("documents.giftReturns")}
        </T>
      </View>
    </DocumentPage>
  );
}

/** The sender's gift message, in large type. */
export function GiftMessage({ words, message }: { words: Labels; message: string | null }) {
  if (!message) return null;
  return (
    <View style={{ marginBottom: 22 }}>
      <Block
        words={words}
        name={words.t("documents.giftMessage")}
        lines={message.split(/\r?\n/).filter(Boolean)}
        isLarge
      />
    </View>
  );
}
