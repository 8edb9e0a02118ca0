"use client";

import { useTranslations } from "next-intl";
import { FallbackImage } from "@/components/ui/fallback-image";
import type { GalleryImage } from "./gallery-image";
import { imageId } from "./image-id";

type GalleryThumbnailsProps = {
  images: GalleryImage[];
  current: number;
  fallback: string;
  onMove: (index: number) => void;
};

/** A link to each image of a gallery, beside or below it; on phones dots that only show the position. */
export function GalleryThumbnails({ images, current, fallback, onMove }: GalleryThumbnailsProps) {
  const t = useTranslations("catalog.gallery");
  const count = String(images.length);
  return (
    <>
      <ul className="hidden flex-wrap gap-2.5 md:flex lg:flex-col [@media(scripting:none)]:flex">
        {images.map(({ src, thumbnail }, index) => (
          <li key={src}>
            <a
              href={`#${imageId(index)}`}
              aria-label={t("show", { number: String(index + 1), count })}
              aria-current={index === current}
              onClick={(event) => {
                event.preventDefault();
                onMove(index);
              }}
              className={`block size-19 overflow-hidden rounded-md border-2 ${index === current ? "border-foreground" : "border-transparent hover:border-input"}`}
            >
              <FallbackImage {...thumbnail} fallback={fallback} className="product-image block" />
            </a>
          </li>
        ))}
      </ul>
      <div
        aria-hidden
        className="flex h-5 items-center justify-center gap-3 md:hidden [@media(scripting:none)]:hidden"
      >
        {images.map(({ src }, index) => (
          <span
            key={src}
            className={`rotate-45 ${index === current ? "size-2.25 bg-foreground" : "size-1.75 bg-border-strong"}`}
          />
        ))}
      </div>
    </>
  );
}
