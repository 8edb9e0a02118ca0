import "server-only";

import { View } from "@react-pdf/renderer";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";

import type { OrderDetail } from "@/lib/orders/dto/detail";
import { Block } from "@/lib/pdf/address";
import { addressLines, type Labels } from "@/lib/pdf/labels";
import { LineItemTable, Sums } from "@/lib/pdf/line-items";
import { DocumentPage, Heading, Row, T } from "@/lib/pdf/page";

/** Invoice: the amounts the buyer paid, the sellers and the refunds. */
export function Invoice({ labels, order }: { labels: Labels; order: OrderDetail }) {
  const { t, date } = labels;
  const number = t("documents.order", { id: labels.figure(`#${order.id}`) });
  return (
    <DocumentPage labels={labels} title={t("documents.invoice")} number={number}>
      <Row labels={labels} style={{ gap: 24, marginBottom: 22 }}>
        <Block
          labels={labels}
          name={t("documents.billedTo")}
          lines={[order.buyer.username, order.buyer.email]}
        />
        <Block
          labels={labels}
          name={t("documents.deliverTo")}
          lines={addressLines(labels, order)}
        />
        <Block
          labels={labels}
          name={t("documents.paidOn")}
          lines={[
            date(order.paidAt ?? order.createdAt),
            t(`orders.payment.${order.paymentStatus}`),
          ]}
        />
      </Row>
      {order.parts.map((part) => (
        <View key={part.id} style={{ marginBottom: 14 }}>
          <T labels={labels} style={{ fontWeight: 600 }}>
            {t("documents.soldBy", { seller: sellerNameOf(part.seller) })}
          </T>
          <LineItemTable labels={labels} items={part.items} hasPrices />
        </View>
      ))}
      <Sums labels={labels} rows={sumsOf(labels, order)} />
      <Refunds labels={labels} order={order} />
    </DocumentPage>
  );
}

function sumsOf(labels: Labels, order: OrderDetail) {
  const { t, money, minus } = labels;
  const discount = order.code
    ? t("documents.discountCode", { code: labels.figure(order.code) })
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

function Refunds({ labels, order }: { labels: Labels; order: OrderDetail }) {
  const { t, money, date } = labels;
  const refunds = order.parts.flatMap((part) => part.refunds);
  if (refunds.length === 0) return null;
  return (
    <View style={{ marginTop: 18 }}>
      <Heading labels={labels}>{t("documents.refunds")}</Heading>
      {refunds.map(({ id, amount, createdAt }) => (
        <T key={id} labels={labels}>
          {t("documents.refund", { date: date(createdAt), amount: money(amount) })}
        </T>
      ))}
    </View>
  );
}
