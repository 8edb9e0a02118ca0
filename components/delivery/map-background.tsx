import type { Point } from "@/lib/delivery/local-sellers/rules";
import { ZONES } from "@/lib/delivery/local-sellers/rules";
import { RIVER, ROADS } from "./map-geometry";
import type { Viewport } from "./viewport";
import { offsetOf } from "./viewport";

type MapBackgroundProps = { frame: Viewport; from: Point | null };

/** River, roads and circles around a place, in miles from the center. Decorative: the list has the same content. */
export function MapBackground({ frame, from }: MapBackgroundProps) {
  const half = frame.span / 2;
  const center = from && offsetOf(frame, from);
  const path = (line: typeof RIVER) =>
    line
      .map(([latitude, longitude], index) => {
        const { x, y } = offsetOf(frame, { latitude, longitude });
        return `${index === 0 ? "M" : "L"}${x.toFixed(3)} ${y.toFixed(3)}`;
      })
      .join("");
  return (
    <svg
      viewBox={`${-half} ${-half} ${frame.span} ${frame.span}`}
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d={path(RIVER)}
        vectorEffect="non-scaling-stroke"
        className="stroke-10 stroke-chart-2/35"
      />
      {Object.entries(ROADS).map(([name, line]) => (
        <path
          key={name}
          d={path(line)}
          vectorEffect="non-scaling-stroke"
          className="stroke-[2.5] stroke-border-strong"
        />
      ))}
      {center &&
        ZONES.filter(({ upTo }) => Number.isFinite(upTo)).map(({ key, upTo }) => (
          <circle
            key={key}
            cx={center.x}
            cy={center.y}
            r={upTo}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="7 6"
            className={`stroke-2 stroke-brand-ink ${key === "same_day" ? "fill-brand/8" : ""}`}
          />
        ))}
    </svg>
  );
}
