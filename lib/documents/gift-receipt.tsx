import "server-only";

import { View } from "@react-pdf/renderer";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { Block } from "./address";
import { GoodsTable } from "./goods";
import { Line, Paper, QUIET, Row, T } from "./paper";
import { addressLines, type Words } from "./words";

/** What was given, by whom and with which words; never for how much. */
export function GiftReceipt({ words, order }: { words: Words; order: OrderDetail }) {
  const { t, date } = words;
  const number = t("documents.order", { id: words.figure(`#${order.id}`) });
  return (
    <Paper words={words} title={t("documents.giftReceipt")} number={number}>
      <Row words={words} style={{ gap: 24, marginBottom: 22 }}>
        <Block words={words} name={t("documents.giftTo")} lines={addressLines(words, order)} />
        <Block words={words} name={t("documents.giftFrom")} lines={[order.buyer.username]} />
        <Block words={words} name={t("documents.orderedOn")} lines={[date(order.createdAt)]} />
      </Row>
      <GiftMessage words={words} message={order.gift?.message ?? null} />
      <GoodsTable
        words={words}
        goods={order.parts.flatMap((part) => part.items)}
        hasPrices={false}
      />
      <Line />
      <View style={{ marginTop: 18 }}>
        <T words={words} style={{ color: QUIET }}>
          {t("documents.giftReturns")}
        </T>
      </View>
    </Paper>
  );
}

/** The giver's own words, large. */
export function GiftMessage({ words, message }: { words: Words; message: string | null }) {
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
