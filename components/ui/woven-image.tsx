import type { ComponentProps } from "react";

import { FallbackImage } from "./fallback-image";
import { Hem, type Weave } from "./weaves";

type WovenImageProps = {
  /** Attributes of <img> (image-props.ts). */
  image: ComponentProps<"img"> & { alt: string };
  weave: Weave;
  /** Rendered if the image fails to load. */
  fallback: string;
  /** Hem of 10 px, or 15 px for large images. */
  hem?: "md" | "lg";
  /** Grayscale, for unavailable products. */
  isDimmed?: boolean;
  className?: string;
};

/** Image with the hem of its category. */
export function WovenImage(props: WovenImageProps) {
  const { image, weave, fallback, hem = "md", isDimmed = false, className = "" } = props;
  return (
    <div className={`h-fit overflow-hidden rounded-t-lg rounded-b-[2px] bg-muted ${className}`}>
      <FallbackImage
        {...image}
        fallback={fallback}
        className={`product-image block ${isDimmed ? "opacity-60 grayscale-85" : ""}`}
      />
      <Hem weave={weave} size={hem} className={isDimmed ? "opacity-50 grayscale" : ""} />
    </div>
  );
}
