"use client";

import { useTranslations } from "next-intl";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { Hem, type Weave } from "@/components/ui/weaves";
import { GalleryControls } from "./gallery-controls";
import type { GalleryImage } from "./gallery-image";
import { GalleryImages } from "./gallery-images";
import { GalleryThumbnails } from "./gallery-thumbnails";
import { useGallery } from "./use-gallery";

const load = () => import("./gallery-lightbox");
const Lightbox = lazy(async () => ({ default: (await load()).GalleryLightbox }));

type ProductGalleryProps = {
  /** The cover first. */
  images: GalleryImage[];
  weave: Weave;
  fallback: string;
};

/**
 * All images of a product: a row that scrolls and snaps, with thumbnails that scroll it, and a full-screen view with
 * zoom. Without JavaScript the row scrolls too, thumbnails are links to its images, and each image links to its file.
 */
export function ProductGallery({ images, weave, fallback }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const { row, current, moveTo, focusOn, onScroll } = useGallery(images);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const count = images.length;

  const lastViewed = useRef<number | null>(null);
  useEffect(() => {
    // The closed view has returned the focus to the image that opened it, and so has scrolled to it.
    if (openIndex === null && lastViewed.current !== null) focusOn(lastViewed.current);
    lastViewed.current = openIndex;
  }, [openIndex, focusOn]);

  /** The focus may be on another image than the one in view, which arrow keys have scrolled to. */
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      () => setOpenIndex(current),
      () => location.assign(href),
    );
  }

  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="relative h-fit min-w-0 overflow-hidden rounded-t-lg rounded-b-[2px] max-sm:mx-[calc(-1*var(--gutter))] max-sm:rounded-none lg:order-2">
        <GalleryImages
          images={images}
          label={t("label")}
          current={current}
          fallback={fallback}
          rowRef={row}
          onScroll={onScroll}
          onOpen={open}
        />
        <GalleryControls
          current={current}
          count={count}
          href={images[current]?.file ?? fallback}
          onMove={moveTo}
          onZoom={open}
        />
        <Hem weave={weave} size="lg" />
      </div>
      {count > 1 && (
        <GalleryThumbnails images={images} current={current} fallback={fallback} onMove={moveTo} />
      )}
      {openIndex !== null && (
        <Suspense>
          <Lightbox
            images={images}
            index={openIndex}
            onView={setOpenIndex}
            onClose={() => setOpenIndex(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
