import type { CSSProperties } from "react";

type StarsProps = { rating: number; label: string };

/** Rating out of 5, to the nearest whole star; `label` is its text alternative, such as "4 out of 5". */
export function Stars({ rating, label }: StarsProps) {
  const style = { "--full": Math.round(rating) } as CSSProperties;
  return <span role="img" aria-label={label} className="stars" style={style} />;
}
