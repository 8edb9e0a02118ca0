import "server-only";

import { View } from "@react-pdf/renderer";
import { centsOf, formatMoney } from "@/lib/core/money";
import type { Labels } from "./labels";
import { Line, QUIET, Row, T } from "./page";

/** A label, its figure, and whether the figure is a total. */
export type Figure = [name: string, value: string, isStrong?: boolean];

/** As wide as its neighbour. */
export const HALF = { flexGrow: 1, flexBasis: 0 } as const;

type FiguresProps = { words: Labels; left: Figure[]; right: Figure[] };

/** Figures in two columns, each under an ink rule; totals are bold. */
export function Stats({ words, left, right }: FiguresProps) {
  return (
    <Row words={words} style={{ gap: 28, marginBottom: 12, alignItems: "flex-start" }}>
      <Column words={words} figures={left} />
      <Column words={words} figures={right} />
    </Row>
  );
}

function Column({ words, figures }: { words: Labels; figures: Figure[] }) {
  return (
    <View style={{ ...HALF, borderTopWidth: 2, borderTopColor: "#241812" }}>
      {figures.map(([name, value, isStrong], index) => {
        const style = isStrong ? { fontWeight: 600 } : {};
        return (
          <View key={name}>
            {index > 0 && <Line isStrong={isStrong ?? false} />}
            <Row words={words} style={{ paddingVertical: 2, gap: 10 }}>
              <View style={HALF}>
                <T words={words} style={style}>
                  {name}
                </T>
              </View>
              <View>
                <T words={words} isEnd style={style}>
                  {value}
                </T>
              </View>
            </Row>
          </View>
        );
      })}
    </View>
  );
}

const COUNT = 50;
const SALES = 66;

type TopListProps = {
  words: Labels;
  name: string;
  /** Header of the count column. */
  count: string;
  rows: { name: string; count: number; sales: string }[];
};

/** A short ranking with hairlines; renders nothing without rows. */
export function TopList({ words, name, count, rows }: TopListProps) {
  if (rows.length === 0) return null;
  const quiet = { color: QUIET, fontSize: 9 };
  return (
    <View wrap={false} style={{ marginBottom: 10 }}>
      <Cells
        words={words}
        cells={[name, count, words.t("documents.report.sales")]}
        styles={[{ fontWeight: 600 }, quiet, quiet]}
      />
      {rows.map((row) => (
        <View key={row.name}>
          <Line />
          <Cells
            words={words}
            cells={[
              row.name,
              words.figure(String(row.count)),
              words.figure(formatMoney(centsOf(row.sales))),
            ]}
            styles={[{}, {}, {}]}
          />
        </View>
      ))}
    </View>
  );
}

type Three<T> = [T, T, T];

function Cells({
  words,
  cells,
  styles,
}: {
  words: Labels;
  cells: Three<string>;
  styles: Three<object>;
}) {
  return (
    <Row words={words} style={{ paddingVertical: 1.5, gap: 8, alignItems: "flex-end" }}>
      <View style={HALF}>
        <T words={words} style={styles[0]}>
          {cells[0]}
        </T>
      </View>
      <View style={{ width: COUNT }}>
        <T words={words} isEnd style={styles[1]}>
          {cells[1]}
        </T>
      </View>
      <View style={{ width: SALES }}>
        <T words={words} isEnd style={styles[2]}>
          {cells[2]}
        </T>
      </View>
    </Row>
  );
}
