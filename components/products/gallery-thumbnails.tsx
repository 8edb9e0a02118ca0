"use client";

import { useTranslations } from "next-intl";
import { imageProps } from "@/components/ui/image-props";
import { Photo } from "@/components/ui/photo";
import type { AltImage } from "@/lib/products/rules";
import { imageId } from "./image-id";

type GalleryThumbnailsProps = {
  images: AltImage[];
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
        {images.map(({ src }, index) => (
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
              <Photo
                {...imageProps({ src, alt: "", width: 96 })}
                fallback={fallback}
                className="product-image block"
              />
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
