"use client";

import { LOGOS, type LogoName } from "@/lib/brand/logos";

/** One of the seven logos as inline SVG; the name beside it labels it. */
export function LogoMark({ name, className }: { name: LogoName; className: string }) {
  const { width, height, paths } = LOGOS[name];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {paths.map(([color, cells]) => (
        <path key={color} fill={color === "ink" ? "currentColor" : color} d={cells} />
      ))}
    </svg>
  );
}
