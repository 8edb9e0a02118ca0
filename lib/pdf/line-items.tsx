import "server-only";

import { View } from "@react-pdf/renderer";
import type { Labels } from "./labels";
import { Line, QUIET, Row, T } from "./page";

type LineItem = {
  id: number;
  quantity: number;
  price: string;
  product: { title: string };
  /** The seller's number of the product; only on packing slips. */
  sku?: string | undefined;
};

const QUANTITY = 56;
const AMOUNT = 84;
const CELL = { paddingVertical: 6 };

type LineItemTableProps = { labels: Labels; items: LineItem[]; hasPrices: boolean };

/** Products, quantities and, unless hidden, prices. */
export function LineItemTable({ labels, items, hasPrices }: LineItemTableProps) {
  const { t, figure } = labels;
  const head = { fontSize: 9, color: QUIET };
  return (
    <View>
      <Row labels={labels} style={{ paddingVertical: 4 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <T labels={labels} style={head}>
            {t("documents.item")}
          </T>
        </View>
        <Figure labels={labels} width={QUANTITY} text={t("documents.quantity")} style={head} />
        {hasPrices && (
          <>
            <Figure labels={labels} width={AMOUNT} text={t("documents.price")} style={head} />
            <Figure labels={labels} width={AMOUNT} text={t("documents.amount")} style={head} />
          </>
        )}
      </Row>
      {items.map(({ id, quantity, price, product, sku }) => (
        <View key={id} wrap={false}>
          <Line />
          <Row labels={labels} style={CELL}>
            <View style={{ flexGrow: 1, flexBasis: 0 }}>
              <T labels={labels}>{product.title}</T>
              {sku && (
                <T labels={labels} style={head}>
                  {sku}
                </T>
              )}
            </View>
            <Figure labels={labels} width={QUANTITY} text={figure(String(quantity))} />
            {hasPrices && (
              <>
                <Figure labels={labels} width={AMOUNT} text={labels.money(price)} />
                <Figure labels={labels} width={AMOUNT} text={labels.times(price, quantity)} />
              </>
            )}
          </Row>
        </View>
      ))}
    </View>
  );
}

type FigureProps = { labels: Labels; width: number; text: string; style?: object };

function Figure({ labels, width, text, style = {} }: FigureProps) {
  return (
    <View style={{ width }}>
      <T labels={labels} isEndAligned style={style}>
        {text}
      </T>
    </View>
  );
}

type Sum = { name: string; amount: string; isStrong?: boolean };

/** Totals, at the end side under the table. */
export function Sums({ labels, rows }: { labels: Labels; rows: Sum[] }) {
  return (
    <View
      wrap={false}
      style={{ width: 250, alignSelf: labels.isRtl ? "flex-start" : "flex-end", marginTop: 10 }}
    >
      {rows.map(({ name, amount, isStrong = false }) => {
        const style = isStrong ? { fontWeight: 600, fontSize: 12.5 } : {};
        return (
          <View key={name}>
            {isStrong && <Line isStrong />}
            <Row labels={labels} style={{ justifyContent: "space-between", paddingVertical: 4 }}>
              <T labels={labels} style={style}>
                {name}
              </T>
              <T labels={labels} isEndAligned style={style}>
                {amount}
              </T>
            </Row>
          </View>
        );
      })}
    </View>
  );
}
