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

type LineItemTableProps = { words: Labels; items: LineItem[]; hasPrices: boolean };

/** Products, quantities and, unless hidden, prices. */
export function LineItemTable({ words, items, hasPrices }: LineItemTableProps) {
  const { t, figure } = words;
  const head = { fontSize: 9, color: QUIET };
  return (
    <View>
      <Row words={words} style={{ paddingVertical: 4 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <T words={words} style={head}>
            {t("documents.item")}
          </T>
        </View>
        <Figure words={words} width={QUANTITY} text={t("documents.quantity")} style={head} />
        {hasPrices && (
          <>
            <Figure words={words} width={AMOUNT} text={t("documents.price")} style={head} />
            <Figure words={words} width={AMOUNT} text={t("documents.amount")} style={head} />
          </>
        )}
      </Row>
      {items.map(({ id, quantity, price, product, sku }) => (
        <View key={id} wrap={false}>
          <Line />
          <Row words={words} style={CELL}>
            <View style={{ flexGrow: 1, flexBasis: 0 }}>
              <T words={words}>{product.title}</T>
              {sku && (
                <T words={words} style={head}>
                  {sku}
                </T>
              )}
            </View>
            <Figure words={words} width={QUANTITY} text={figure(String(quantity))} />
            {hasPrices && (
              <>
                <Figure words={words} width={AMOUNT} text={words.money(price)} />
                <Figure words={words} width={AMOUNT} text={words.times(price, quantity)} />
              </>
            )}
          </Row>
        </View>
      ))}
    </View>
  );
}

type FigureProps = { words: Labels; width: number; text: string; style?: object };

function Figure({ words, width, text, style = {} }: FigureProps) {
  return (
    <View style={{ width }}>
      <T words={words} isEnd style={style}>
        {text}
      </T>
    </View>
  );
}

type Sum = { name: string; amount: string; isStrong?: boolean };

/** Totals, at the end side under the table. */
export function Sums({ words, rows }: { words: Labels; rows: Sum[] }) {
  return (
    <View
      wrap={false}
      style={{ width: 250, alignSelf: words.isRtl ? "flex-start" : "flex-end", marginTop: 10 }}
    >
      {rows.map(({ name, amount, isStrong = false }) => {
        const style = isStrong ? { fontWeight: 600, fontSize: 12.5 } : {};
        return (
          <View key={name}>
            {isStrong && <Line isStrong />}
            <Row words={words} style={{ justifyContent: "space-between", paddingVertical: 4 }}>
              <T words={words} style={style}>
                {name}
              </T>
              <T words={words} isEnd style={style}>
                {amount}
              </T>
            </Row>
          </View>
        );
      })}
    </View>
  );
}
