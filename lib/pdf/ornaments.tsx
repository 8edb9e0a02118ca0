import "server-only";

import { G, Path, Rect, Svg } from "@react-pdf/renderer";

/** Letter format, in points. */
const PAGE_WIDTH = 612;

const THREADS = [
  ["#a93a1f", 28],
  ["#fbf8f2", 3],
  ["#d97706", 44],
  ["#241812", 4],
  ["#d97706", 8],
  ["#fbf8f2", 3],
  ["#2c6e52", 28],
  ["#f0a53a", 4],
  ["#28587e", 28],
  ["#fbf8f2", 3],
] as const;

const REPEAT = THREADS.reduce((sum, [, width]) => sum + width, 0);

/** The striped line at the upper edge of a page. */
export function Thread() {
  const starts = Array.from({ length: Math.ceil(PAGE_WIDTH / REPEAT) }, (_, index) => index);
  const stripes = starts.flatMap((index) => {
    let x = index * REPEAT;
    return THREADS.map(([fill, width]) => {
      const stripe = { x, fill, width };
      x += width;
      return stripe;
    });
  });
  return (
    <Svg width={PAGE_WIDTH} height={4} viewBox={`0 0 ${PAGE_WIDTH} 4`}>
      {stripes.map(({ x, fill, width }) => (
        <Rect key={x} x={x} y={0} width={width} height={4} fill={fill} />
      ))}
    </Svg>
  );
}

// The textiles hem, as in public/patterns/hem-textiles.svg: 10 x 5 cells.
const TILE = [
  [
    "#f0a53a",
    "M2 0h1v1h-1zM1 1h3v1h-3zM0 2h2v1h-2zM3 2h2v1h-2zM7 2h1v1h-1zM1 3h3v1h-3zM2 4h1v1h-1z",
  ],
  ["#28587e", "M7 0h1v1h-1zM6 1h3v1h-3zM5 2h2v1h-2zM8 2h2v1h-2zM6 3h3v1h-3zM7 4h1v1h-1z"],
  ["#241812", "M2 2h1v1h-1z"],
] as const;

const CELLS = 264;

/** A woven edge across the width of the text. */
export function Hem() {
  const tiles = Array.from({ length: Math.ceil(CELLS / 10) }, (_, index) => index * 10);
  return (
    <Svg width={516} height={9.77} viewBox={`0 0 ${CELLS} 5`}>
      <Rect x={0} y={0} width={CELLS} height={5} fill="#a93a1f" />
      {tiles.map((x) => (
        <G key={x} transform={`translate(${x}, 0)`}>
          {TILE.map(([fill, d]) => (
            <Path key={fill} d={d} fill={fill} />
          ))}
        </G>
      ))}
    </Svg>
  );
}

const MARK = [
  [
    "#d97706",
    "M4 0h1v1h-1zM3 1h3v1h-3zM2 2h2v1h-2zM5 2h2v1h-2zM1 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM7 4h2v1h-2zM1 5h2v1h-2zM6 5h2v1h-2zM2 6h2v1h-2zM5 6h2v1h-2zM3 7h3v1h-3zM4 8h1v1h-1z",
  ],
  [
    "#a93a1f",
    "M4 2h1v1h-1zM3 3h1v1h-1zM5 3h1v1h-1zM2 4h1v1h-1zM6 4h1v1h-1zM3 5h1v1h-1zM5 5h1v1h-1zM4 6h1v1h-1z",
  ],
  ["#241812", "M4 4h1v1h-1z"],
] as const;

/** The brand's logo, as in public/logos/1-lozenge.svg. */
export function Lozenge({ size }: { size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 9 9">
      {MARK.map(([fill, d]) => (
        <Path key={fill} d={d} fill={fill} />
      ))}
    </Svg>
  );
}
