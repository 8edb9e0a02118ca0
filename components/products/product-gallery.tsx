"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { imageProps } from "@/components/ui/image-props";
import { Photo } from "@/components/ui/photo";
import { Hem, type Weave } from "@/components/ui/weaves";

type ProductGalleryProps = {
  /** The cover first. */
  images: string[];
  title: string;
  weave: Weave;
  fallback: string;
};

/** All images of a product: a row that scrolls and snaps, with thumbnails that scroll it. Works without JavaScript. */
export function ProductGallery({ images, title, weave, fallback }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = images.length;
  const altOf = (index: number) =>
    count === 1 ? title : t("image", { title, number: String(index + 1), count: String(count) });

  function show(index: number) {
    row.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  }

  function follow({ scrollLeft, clientWidth }: HTMLUListElement) {
    // Negative from right to left.
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return (
    <div className="grid min-w-0 gap-3">
      <div className="h-fit overflow-hidden rounded-t-lg rounded-b-[2px] bg-muted">
        <ul
          ref={row}
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={t("label")}
          onScroll={(event) => follow(event.currentTarget)}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((src, index) => (
            <li key={src} className="w-full shrink-0 snap-start">
              <Photo
                {...imageProps({
                  src,
                  alt: altOf(index),
                  width: 640,
                  sizes: "(min-width: 1200px) 640px, 100vw",
                  isPriority: index === 0,
                })}
                fallback={fallback}
                className="product-image block"
              />
            </li>
          ))}
        </ul>
        <Hem weave={weave} size="lg" />
      </div>
      {count > 1 && (
        <ul className="flex flex-wrap gap-2.5">
          {images.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t("show", { number: String(index + 1), count: String(count) })}
                aria-current={index === current}
                onClick={() => show(index)}
                className={`block size-16 overflow-hidden rounded-md border-2 sm:size-20 ${index === current ? "border-foreground" : "border-transparent hover:border-input"}`}
              >
                <Photo
                  {...imageProps({ src, alt: "", width: 96 })}
                  fallback={fallback}
                  className="product-image block"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
