import type { ComponentProps } from "react";

import { showable, thumbnail } from "./image-url";

type IllustrationProps = Omit<ComponentProps<"img">, "alt" | "width"> & {
  src: string;
  /** CSS pixels; required for thumbnails of uploads. */
  width?: number;
};

/** Decorative vector or thumbnail, loaded in its display size and dimmed in the dark theme. */
export function Illustration({
  src,
  width,
  className = "",
  loading = "lazy",
  ...rest
}: IllustrationProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a 2 KB SVG needs no image optimization
    <img
      src={width === undefined ? showable(src) : thumbnail(src, width)}
      alt=""
      width={width}
      loading={loading}
      className={`[filter:var(--image-filter)] ${className}`}
      {...rest}
    />
  );
}
