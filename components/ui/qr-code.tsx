import { cn } from "@/lib/core/cn";

type QrCodeProps = {
  /** The code as SVG. */
  svg: string;
  alt: string;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
};

/** A QR code on white in both themes, readable by every camera. */
export function QrCode({ svg, alt, size, className }: QrCodeProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a data URL needs no image optimization
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      alt={alt}
      width={size}
      height={size}
      className={cn("aspect-square rounded-md bg-white", className)}
    />
  );
}
