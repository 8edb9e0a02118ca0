"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { ChevronLeft, ChevronRight, ZoomIn } from "@/components/ui/icons";

type GalleryControlsProps = {
  current: number;
  count: number;
  /** The file of the current image. */
  href: string;
  onMove: (index: number) => void;
  onZoom: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const CHIP = "absolute flex items-center bg-card/92 text-foreground shadow-sm";
const ARROW = `${CHIP} top-1/2 size-11 -translate-y-1/2 justify-center rounded-full hover:bg-accent max-md:hidden [@media(scripting:none)]:hidden`;

/** Controls over the image in view: previous, next, zoom, and its position, which is also read out. */
export function GalleryControls({ current, count, href, onMove, onZoom }: GalleryControlsProps) {
  const t = useTranslations("catalog.gallery");
  const position = { number: String(current + 1), count: String(count) };
  return (
    <>
      {count > 1 && (
        <>
          <button
            type="button"
            aria-label={t("previous")}
            onClick={() => onMove((current + count - 1) % count)}
            className={`${ARROW} start-3`}
          >
            <ChevronLeft aria-hidden className="rtl-flip size-5" />
          </button>
          <button
            type="button"
            aria-label={t("next")}
            onClick={() => onMove((current + 1) % count)}
            className={`${ARROW} end-3`}
          >
            <ChevronRight aria-hidden className="rtl-flip size-5" />
          </button>
          <span
            aria-hidden
            className={`${CHIP} start-3 bottom-7 h-8 rounded-full px-3.5 font-medium text-sm tabular-nums [@media(scripting:none)]:hidden`}
          >
            <bdi dir="ltr">{`${position.number} / ${position.count}`}</bdi>
          </span>
          <p role="status" className="sr-only">
            {t("position", position)}
          </p>
        </>
      )}
      <a
        href={href}
        onClick={onZoom}
        className={`${CHIP} end-3 bottom-7 h-11 gap-2 rounded-full px-3 font-medium text-sm hover:bg-accent md:px-4`}
      >
        <ZoomIn aria-hidden className="size-4.5" />
        <span className="max-md:sr-only">{t("zoom")}</span>
      </a>
    </>
  );
}
