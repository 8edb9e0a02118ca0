"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";

/** <img> that shows `fallback` if the image fails to load, even before hydration. */
export function FallbackImage({
  fallback,
  alt,
  ...rest
}: ComponentProps<"img"> & { fallback: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setIsBroken(true);
  }, []);

  return (
    // biome-ignore lint/performance/noImgElement: getImageProps provides the sizes; this adds the fallback
    <img
      ref={image}
      {...rest}
      {...(isBroken ? { src: fallback, srcSet: undefined } : {})}
      alt={alt}
      onError={() => setIsBroken(true)}
    />
  );
}
