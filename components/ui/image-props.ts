import { getImageProps } from "next/image";

import { showable, shrinkable } from "./image-url";

type Shown = {
  src: string;
  alt: string;
  /** CSS pixels of the longer edge as shown, and how wide it is at which window (`sizes` of <img>). */
  width: number;
  sizes?: string | undefined;
  isPriority?: boolean;
};

/**
 * What an <img> of a square picture needs: uploads in the sizes shown, vectors and pictures elsewhere as they are,
 * since the image service would refuse a host that it does not know.
 */
export function imageProps({ src, alt, width, sizes, isPriority = false }: Shown) {
  const inner = shrinkable(src);
  const { props } = getImageProps({
    src: inner ?? showable(src),
    alt,
    width,
    height: width,
    unoptimized: inner === null,
    loading: isPriority ? "eager" : "lazy",
    ...(sizes ? { sizes } : {}),
    ...(isPriority ? { fetchPriority: "high" } : {}),
  });
  const { style: _style, ...image } = props;
  return image;
}
