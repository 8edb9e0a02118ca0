import "server-only";

import { View } from "@react-pdf/renderer";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { Block } from "@/lib/pdf/address";
import { addressLines, type Labels } from "@/lib/pdf/labels";
import { LineItemTable, Sums } from "@/lib/pdf/line-items";
import { DocumentPage, Heading, Row, T } from "@/lib/pdf/page";

/** Invoice: the amounts the buyer paid, the sellers and the refunds. */
export function Invoice({ words, order }: { words: Labels; order: OrderDetail }) {
  const { t, date } = words;
  const number = t("documents.order", { id: words.figure(`#${order.id}`) });
  return (
    <DocumentPage words={words} title={t("documents.invoice")} number={number}>
      <Row words={words} style={{ gap: 24, marginBottom: 22 }}>
        <Block
          words={words}
          name={t("documents.billedTo")}
          lines={[order.buyer.username, order.buyer.email]}
        />
        <Block words={words} name={t("documents.deliverTo")} lines={addressLines(words, order)} />
        <Block
          words={words}
          name={t("documents.paidOn")}
          lines={[
            date(order.paidAt ?? order.createdAt),
            t(`orders.payment.${order.paymentStatus}`),
          ]}
        />
      </Row>
      {order.sellerOrders.map((sellerOrder) => (
        <View key={sellerOrder.id} style={{ marginBottom: 14 }}>
          <T words={words} style={{ fontWeight: 600 }}>
            {t("documents.soldBy", { seller: sellerNameOf(sellerOrder.seller) })}
          </T>
          <LineItemTable words={words} items={sellerOrder.items} hasPrices />
        </View>
      ))}
      <Sums words={words} rows={sumsOf(words, order)} />
      <Refunds words={words} order={order} />
    </DocumentPage>
  );
}

function sumsOf(words: Labels, order: OrderDetail) {
  const { t, money, minus } = words;
  const discount = order.code
    ? t("documents.discountCode", { code: words.figure(order.code) })
    : t("orders.discount");
  return [
    { name: t("orders.subtotal"), amount: money(order.subtotal) },
    ...(order.discount === "0.00" ? [] : [{ name: discount, amount: minus(order.discount) }]),
    {
      name: t("orders.shipping"),
      amount: order.shipping === "0.00" ? t("orders.free") : money(order.shipping),
    },
    { name: t("orders.total"), amount: money(order.total), isStrong: true },
    ...(order.refunded === "0.00"
      ? []
      : [{ name: t("orders.refunded"), amount: minus(order.refunded) }]),
  ];
}

function Refunds({ words, order }: { words: Labels; order: OrderDetail }) {
  const { t, money, date } = words;
  const refunds = order.sellerOrders.flatMap((sellerOrder) => sellerOrder.refunds);
  if (refunds.length === 0) return null;
  return (
    <View style={{ marginTop: 18 }}>
      <Heading words={words}>{t("documents.refunds")}</Heading>
      {refunds.map(({ id, amount, createdAt }) => (
        <T key={id} words={words}>
          {t("documents.refund", { date: date(createdAt), amount: money(amount) })}
        </T>
      ))}
    </View>
  );
}
