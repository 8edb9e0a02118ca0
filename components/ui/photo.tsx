"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";

/** An <img> that puts `fallback` in its place when the picture cannot be had, also before the script ran. */
export function Photo({ fallback, alt, ...rest }: ComponentProps<"img"> & { fallback: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setIsBroken(true);
  }, []);

  return (
    // biome-ignore lint/performance/noImgElement: getImageProps made the sizes; this adds only the fallback
    <img
      ref={image}
      {...rest}
      {...(isBroken ? { src: fallback, srcSet: undefined } : {})}
      alt={alt}
      onError={() => setIsBroken(true)}
    />
  );
}
