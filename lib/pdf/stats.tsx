import "server-only";

import { View } from "@react-pdf/renderer";
import { centsOf, formatMoney } from "@/lib/core/money";
import type { Labels } from "./labels";
import { Line, QUIET, Row, T } from "./page";

/** A label, its figure, and whether the figure is a total. */
export type Figure = [name: string, value: string, isStrong?: boolean];

/** As wide as its neighbour. */
export const HALF = { flexGrow: 1, flexBasis: 0 } as const;

type FiguresProps = { labels: Labels; left: Figure[]; right: Figure[] };

/** Figures in two columns, each under an ink rule; totals are bold. */
export function Stats({ labels, left, right }: FiguresProps) {
  return (
    <Row labels={labels} style={{ gap: 28, marginBottom: 12, alignItems: "flex-start" }}>
      <Column labels={labels} figures={left} />
      <Column labels={labels} figures={right} />
    </Row>
  );
}

function Column({ labels, figures }: { labels: Labels; figures: Figure[] }) {
  return (
    <View style={{ ...HALF, borderTopWidth: 2, borderTopColor: "#241812" }}>
      {figures.map(([name, value, isStrong], index) => {
        const style = isStrong ? { fontWeight: 600 } : {};
        return (
          <View key={name}>
            {index > 0 && <Line isStrong={isStrong ?? false} />}
            <Row labels={labels} style={{ paddingVertical: 2, gap: 10 }}>
              <View style={HALF}>
                <T labels={labels} style={style}>
                  {name}
                </T>
              </View>
              <View>
                <T labels={labels} isEndAligned style={style}>
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
  labels: Labels;
  name: string;
  /** Header of the count column. */
  count: string;
  rows: { name: string; count: number; sales: string }[];
};

/** A short ranking with hairlines; renders nothing without rows. */
export function TopList({ labels, name, count, rows }: TopListProps) {
  if (rows.length === 0) return null;
  const quiet = { color: QUIET, fontSize: 9 };
  return (
    <View wrap={false} style={{ marginBottom: 10 }}>
      <Cells
        labels={labels}
        cells={[name, count, labels.t("documents.report.sales")]}
        styles={[{ fontWeight: 600 }, quiet, quiet]}
      />
      {rows.map((row) => (
        <View key={row.name}>
          <Line />
          <Cells
            labels={labels}
            cells={[
              row.name,
              labels.figure(String(row.count)),
              labels.figure(formatMoney(centsOf(row.sales))),
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
  labels,
  cells,
  styles,
}: {
  labels: Labels;
  cells: Three<string>;
  styles: Three<object>;
}) {
  return (
    <Row labels={labels} style={{ paddingVertical: 1.5, gap: 8, alignItems: "flex-end" }}>
      <View style={HALF}>
        <T labels={labels} style={styles[0]}>
          {cells[0]}
        </T>
      </View>
      <View style={{ width: COUNT }}>
        <T labels={labels} isEndAligned style={styles[1]}>
          {cells[1]}
        </T>
      </View>
      <View style={{ width: SALES }}>
        <T labels={labels} isEndAligned style={styles[2]}>
          {cells[2]}
        </T>
      </View>
    </Row>
  );
}
