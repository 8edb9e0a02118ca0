"use client";

import { useTranslations } from "next-intl";
import { lazy, type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { fullSize } from "@/components/ui/image-url";
import { Hem, type Weave } from "@/components/ui/weaves";
import type { AltImage } from "@/lib/products/rules";
import { GalleryControls } from "./gallery-controls";
import { GalleryImages, type LabelledImage } from "./gallery-images";
import { GalleryThumbnails } from "./gallery-thumbnails";
import { useGallery } from "./use-gallery";

const load = () => import("./gallery-lightbox");
const Lightbox = lazy(async () => ({ default: (await load()).GalleryLightbox }));

type ProductGalleryProps = {
  /** The cover first. */
  images: AltImage[];
  title: string;
  /** Language of the alt texts. */
  locale: string;
  weave: Weave;
  fallback: string;
};

/**
 * All images of a product: a row that scrolls and snaps, with thumbnails that scroll it, and a full-screen view with
 * zoom. Without JavaScript the row scrolls too, thumbnails are links to its images, and each image links to its file.
 */
export function ProductGallery({ images, title, locale, weave, fallback }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const { row, current, moveTo, focusOn, onScroll } = useGallery(images);
  const [opened, setOpened] = useState<number | null>(null);
  const labelled = useLabelled(images, { title, locale });
  const count = images.length;

  const lastViewed = useRef<number | null>(null);
  useEffect(() => {
    // The closed view has returned the focus to the image that opened it, and so has scrolled to it.
    if (opened === null && lastViewed.current !== null) focusOn(lastViewed.current);
    lastViewed.current = opened;
  }, [opened, focusOn]);

  /** The focus may be on another image than the one in view, which arrow keys have scrolled to. */
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      () => setOpened(current),
      () => location.assign(href),
    );
  }

  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="relative h-fit min-w-0 overflow-hidden rounded-t-lg rounded-b-[2px] max-sm:mx-[calc(-1*var(--gutter))] max-sm:rounded-none lg:order-2">
        <GalleryImages
          images={labelled}
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
          href={fullSize(images[current]?.src ?? fallback)}
          onMove={moveTo}
          onZoom={open}
        />
        <Hem weave={weave} size="lg" />
      </div>
      {count > 1 && (
        <GalleryThumbnails images={images} current={current} fallback={fallback} onMove={moveTo} />
      )}
      {opened !== null && (
        <Suspense>
          <Lightbox
            images={labelled}
            index={opened}
            onView={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type Texts = Pick<ProductGalleryProps, "title" | "locale">;

/** Returns the images with the seller's text, or the title, with its number if there are several. */
function useLabelled(images: AltImage[], { title, locale }: Texts): LabelledImage[] {
  const t = useTranslations("catalog.gallery");
  return useMemo(() => {
    const count = String(images.length);
    return images.map(({ src, alt }, index) => {
      if (alt) return { src, alt, lang: locale };
      const numbered = t("image", { title, number: String(index + 1), count });
      return { src, alt: images.length === 1 ? title : numbered, lang: undefined };
    });
  }, [images, title, locale, t]);
}
