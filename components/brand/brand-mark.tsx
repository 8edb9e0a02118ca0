import { MARKS, type MarkName } from "@/lib/brand/marks";

/** One of the seven marks, drawn in place; the name beside it says who we are. */
export function BrandMark({ name, className }: { name: MarkName; className: string }) {
  const { width, height, paths } = MARKS[name];
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
