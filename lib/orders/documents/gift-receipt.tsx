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
    <DocumentPage labels={words} title={t("documents.giftReceipt")} number={number}>
      <Row labels={words} style={{ gap: 24, marginBottom: 22 }}>
        <Block labels={words} name={t("documents.giftTo")} lines={addressLines(words, order)} />
        <Block labels={words} name={t("documents.giftFrom")} lines={[order.buyer.username]} />
        <Block labels={words} name={t("documents.orderedOn")} lines={[date(order.createdAt)]} />
      </Row>
      <GiftMessage labels={words} message={order.gift?.message ?? null} />
      <LineItemTable
        labels={words}
        items={order.parts.flatMap((part) => part.items)}
        hasPrices={false}
      />
      <Line />
      <View style={{ marginTop: 18 }}>
        <T labels={words} style={{ color: QUIET }}>
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
        labels={words}
        name={words.t("documents.giftMessage")}
        lines={message.split(/\r?\n/).filter(Boolean)}
        isLarge
      />
    </View>
  );
}
