"use client";

import type { MouseEvent, Ref, UIEvent } from "react";
import { imageProps } from "@/components/ui/image-props";
import { fullSize } from "@/components/ui/image-url";
import { Photo } from "@/components/ui/photo";
import { imageId } from "./image-id";

/** An image with the text that is shown for it; `lang` is that of a seller's text. */
export type LabelledImage = { src: string; alt: string; lang: string | undefined };

type GalleryImagesProps = {
  images: LabelledImage[];
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
      {images.map(({ src, alt, lang }, index) => (
        <li key={src} id={imageId(index)} className="w-full shrink-0 snap-start scroll-mt-40">
          <a
            href={fullSize(src)}
            tabIndex={index === current ? undefined : -1}
            onClick={onOpen}
            className="block cursor-zoom-in focus-visible:outline-2 focus-visible:outline-ring focus-visible:-outline-offset-4"
          >
            <Photo
              {...imageProps({
                src,
                alt,
                width: 640,
                sizes: "(min-width: 1200px) 640px, 100vw",
                isPriority: index === 0,
              })}
              lang={lang}
              fallback={fallback}
              className="product-image block"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
