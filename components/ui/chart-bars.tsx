"use client";

import { type ReactNode, useState } from "react";

export type Bar = {
  key: string;
  value: number;
  /** Value of the dashed comparison line, if any. */
  compared?: number;
  /** Label below the axis; empty for none. */
  label: ReactNode;
  /** Whether the label fits on a phone. */
  isLabelShort: boolean;
  /** Tooltip of the bar: name, value and optional note. */
  tip: { name: string; value: ReactNode; note?: string };
};

type ChartBarsProps = {
  /** Text alternative: screen readers treat the chart as one image. */
  summary: string;
  bars: Bar[];
  /** Lines from 0 to the maximum, with their labels. */
  axis: { value: number; label: ReactNode }[];
};

const HEIGHT = 192;

/**
 * Bar chart, the latest bar in full color, with a dashed comparison line. Time runs from left to right in every
 * language. A client component, because rendered bars would be sent twice, as HTML and as RSC payload.
 */
export function ChartBars({ summary, bars, axis }: ChartBarsProps) {
  const top = axis.at(-1)?.value ?? 1;
  const yOf = (value: number) => HEIGHT - (HEIGHT * value) / top;
  return (
    <div
      role="img"
      aria-label={summary}
      dir="ltr"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 text-[0.78125rem] text-muted-foreground leading-none"
    >
      <div className="relative grid" style={{ height: HEIGHT }}>
        {axis.map(({ value, label }) => (
          <span
            key={value}
            className="col-start-1 row-start-1 h-fit -translate-y-1/2 text-end tabular-nums"
            style={{ marginTop: yOf(value) }}
          >
            {label}
          </span>
        ))}
      </div>
      <div className="relative">
        <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible">
          {axis.map(({ value }) => (
            <line
              key={value}
              x1="0"
              x2="100%"
              y1={yOf(value)}
              y2={yOf(value)}
              className="stroke-border"
            />
          ))}
          {bars.map(({ key, value }, index) => (
            <rect
              key={key}
              x={`${((index + 0.2) / bars.length) * 100}%`}
              width={`${60 / bars.length}%`}
              y={yOf(value)}
              height={HEIGHT - yOf(value)}
              rx={value > 0 ? 2 : 0}
              className={
                index === bars.length - 1
                  ? "fill-chart-1"
                  : "fill-[color-mix(in_srgb,var(--chart-1)_36%,var(--card))]"
              }
            />
          ))}
          <ComparedLine bars={bars} yOf={yOf} />
        </svg>
        <Tips bars={bars} />
      </div>
      <div className="col-start-2 grid grid-flow-col pt-2.5" style={columnsOf(bars)}>
        {bars.map(({ key, label, isLabelShort }, index) => (
          <span
            key={key}
            className={`grid whitespace-nowrap ${isLabelShort ? "" : "max-sm:invisible"} ${
              index === bars.length - 1 ? "justify-end" : "justify-center"
            }`}
          >
            {/* In the middle of its bar, however wide; the last one ends with its bar, or it would leave the page. */}
            {index === bars.length - 1 ? (
              <bdi>{label}</bdi>
            ) : (
              <span className="flex w-0 justify-center">
                <bdi>{label}</bdi>
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

const columnsOf = (bars: Bar[]) => ({
  gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`,
});

function ComparedLine({ bars, yOf }: { bars: Bar[]; yOf: (value: number) => number }) {
  const xOf = (index: number) => `${((index + 0.5) / bars.length) * 100}%`;
  return bars.slice(1).map(({ key, compared }, index) => {
    const from = bars[index]?.compared;
    if (from === undefined || compared === undefined) return null;
    return (
      <line
        key={key}
        x1={xOf(index)}
        y1={yOf(from)}
        x2={xOf(index + 1)}
        y2={yOf(compared)}
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
        className="stroke-chart-2"
      />
    );
  });
}

/** Tooltip of the hovered bar; the same values are in a table. */
function Tips({ bars }: { bars: Bar[] }) {
  const [over, setOver] = useState<string | null>(null);
  return (
    <div className="absolute inset-0 grid" style={columnsOf(bars)}>
      {bars.map(({ key, tip }, index) => (
        <div
          key={key}
          className="relative"
          onPointerEnter={() => setOver(key)}
          onPointerLeave={() => setOver(null)}
        >
          {key === over && <Tip tip={tip} isEarly={index < bars.length / 2} />}
        </div>
      ))}
    </div>
  );
}

function Tip({ tip: { name, value, note }, isEarly }: { tip: Bar["tip"]; isEarly: boolean }) {
  return (
    <div
      dir="auto"
      className={`pointer-events-none absolute top-0 z-1 whitespace-nowrap rounded-md bg-primary px-2.5 py-1.5 text-primary-foreground text-xs ${
        isEarly ? "left-0" : "right-0"
      }`}
    >
      {name}
      <b className="mt-1 block tabular-nums">{value}</b>
      {note && <span className="mt-1 block tabular-nums">{note}</span>}
    </div>
  );
}
