"use client";

import type { MouseEvent, Ref, UIEvent } from "react";
import { FallbackImage } from "@/components/ui/fallback-image";
import type { GalleryImage } from "./gallery-image";
import { imageId } from "./image-id";

type GalleryImagesProps = {
  images: GalleryImage[];
  label: string;
  current: number;
  fallback: string;
  rowRef: Ref<HTMLUListElement>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The images as a row that scrolls and snaps; each is a link to its file. */
export function GalleryImages(props: GalleryImagesProps) {
  const { images, label, current, fallback, rowRef, onScroll, onOpen } = props;
  return (
    <ul
      ref={rowRef}
      aria-label={label}
      onScroll={onScroll}
      className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
    >
      {images.map(({ src, file, image }, index) => (
        <li key={src} id={imageId(index)} className="w-full shrink-0 snap-start scroll-mt-40">
          <a
            href={file}
            tabIndex={index === current ? undefined : -1}
            onClick={onOpen}
            className="block cursor-zoom-in focus-visible:outline-2 focus-visible:outline-ring focus-visible:-outline-offset-4"
          >
            <FallbackImage {...image} fallback={fallback} className="product-image block" />
          </a>
        </li>
      ))}
    </ul>
  );
}
