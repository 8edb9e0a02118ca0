import { imageProps } from "./image-props";
import { Photo } from "./photo";
import { Hem, type Weave } from "./weaves";

type ProductImageProps = {
  src: string;
  alt: string;
  weave: Weave;
  /** Rendered if the image fails to load. */
  fallback: string;
  /** Longer edge in CSS pixels, and the `sizes` attribute of <img>. */
  width?: number;
  sizes?: string;
  /** Hem of 10 px, or 15 px for large images. */
  hem?: "md" | "lg";
  /** For the first row of a page and its hero; other images load lazily. */
  isPriority?: boolean;
  /** Grayscale, for unavailable products. */
  isDimmed?: boolean;
  className?: string;
};

/** Square image with the hem of its category. Vectors are sent unchanged, photos in the displayed size. */
export function ProductImage({
  src,
  alt,
  weave,
  fallback,
  width = 400,
  sizes,
  hem = "md",
  isPriority = false,
  isDimmed = false,
  className = "",
}: ProductImageProps) {
  return (
    <div className={`h-fit overflow-hidden rounded-t-lg rounded-b-[2px] bg-muted ${className}`}>
      <Photo
        {...imageProps({ src, alt, width, sizes, isPriority })}
        fallback={fallback}
        className={`product-image block ${isDimmed ? "opacity-60 grayscale-85" : ""}`}
      />
      <Hem weave={weave} size={hem} className={isDimmed ? "opacity-50 grayscale" : ""} />
    </div>
  );
}
