import { imageProps } from "./image-props";
import { Photo } from "./photo";
import { Hem, type Weave } from "./weaves";

type ProductImageProps = {
  src: string;
  alt: string;
  weave: Weave;
  /** Shown when the picture cannot be had. */
  fallback: string;
  /** CSS pixels of the longer edge as shown, and how wide it is at which window (`sizes` of <img>). */
  width?: number;
  sizes?: string;
  /** 10 px of hem, 15 where the image is large. */
  hem?: "md" | "lg";
  /** The first row of a page and its hero; everything else loads when it comes near. */
  isPriority?: boolean;
  /** Grayscale, for what cannot be bought. */
  isDimmed?: boolean;
  className?: string;
};

/** A square picture on its category's woven edge. Vectors are sent as they are, photos in the size shown. */
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
