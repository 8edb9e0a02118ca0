import type { ComponentProps } from "react";

import { imageProps } from "./image-props";
import { WovenImage } from "./woven-image";

type ProductImageProps = Omit<ComponentProps<typeof WovenImage>, "image"> & {
  src: string;
  alt: string;
  /** Longer edge in CSS pixels, and the `sizes` attribute of <img>. */
  width?: number;
  sizes?: string;
  /** For the first row of a page and its hero; other images load lazily. */
  isPriority?: boolean;
};

/** Square image with the hem of its category. Vectors are sent unchanged, photos in the displayed size. */
export function ProductImage(props: ProductImageProps) {
  const { src, alt, width = 400, sizes, isPriority = false, ...rest } = props;
  return <WovenImage image={imageProps({ src, alt, width, sizes, isPriority })} {...rest} />;
}
