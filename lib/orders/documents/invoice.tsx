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
    <DocumentPage labels={words} title={t("documents.invoice")} number={number}>
      <Row labels={words} style={{ gap: 24, marginBottom: 22 }}>
        <Block
          labels={words}
          name={t("documents.billedTo")}
          lines={[order.buyer.username, order.buyer.email]}
        />
        <Block labels={words} name={t("documents.deliverTo")} lines={addressLines(words, order)} />
        <Block
          labels={words}
          name={t("documents.paidOn")}
          lines={[
            date(order.paidAt ?? order.createdAt),
            t(`orders.payment.${order.paymentStatus}`),
          ]}
        />
      </Row>
      {order.parts.map((part) => (
        <View key={part.id} style={{ marginBottom: 14 }}>
          <T labels={words} style={{ fontWeight: 600 }}>
            {t("documents.soldBy", { seller: sellerNameOf(part.seller) })}
          </T>
          <LineItemTable labels={words} items={part.items} hasPrices />
        </View>
      ))}
      <Sums labels={words} rows={sumsOf(words, order)} />
      <Refunds labels={words} order={order} />
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
  const refunds = order.parts.flatMap((part) => part.refunds);
  if (refunds.length === 0) return null;
  return (
    <View style={{ marginTop: 18 }}>
      <Heading labels={words}>{t("documents.refunds")}</Heading>
      {refunds.map(({ id, amount, createdAt }) => (
        <T key={id} labels={words}>
          {t("documents.refund", { date: date(createdAt), amount: money(amount) })}
        </T>
      ))}
    </View>
  );
}
