import { getImageProps } from "next/image";

import { showable, shrinkable } from "./image-url";

type ImageSource = {
  src: string;
  alt: string;
  /** Longer edge in CSS pixels, and the `sizes` attribute of <img>. */
  width: number;
  sizes?: string | undefined;
  isPriority?: boolean;
};

/**
 * Returns the <img> attributes of a square image: uploads in the displayed sizes, vectors and other images unchanged,
 * since the image service refuses unknown hosts.
 */
export function imageProps({ src, alt, width, sizes, isPriority = false }: ImageSource) {
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
