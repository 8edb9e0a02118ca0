import type { ComponentProps } from "react";

type IllustrationProps = Omit<ComponentProps<"img">, "alt"> & { src: string };

/** Decoration: a small vector or thumbnail, sent as it is, dimmed in the dark; it says nothing by itself. */
export function Illustration({ className = "", loading = "lazy", ...rest }: IllustrationProps) {
  return (
    // biome-ignore lint/performance/noImgElement: 2 KB vectors need no image service
    <img
      alt=""
      loading={loading}
      className={`[filter:var(--image-filter)] ${className}`}
      {...rest}
    />
  );
}
