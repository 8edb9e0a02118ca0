"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Lightbox } from "yet-another-react-lightbox";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { GalleryImage } from "./gallery-image";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./gallery-lightbox.css";

/** Assumed size of a vector in pixels, which limits how far it can be zoomed. */
const VECTOR_EDGE = 2_400;

/** Size of a thumbnail in pixels. */
const THUMBNAIL = 60;

type GalleryLightboxProps = {
  images: GalleryImage[];
  /** The image in view. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/** The images of a product in full screen, with zoom; a chunk of its own, loaded when it is opened. */
export function GalleryLightbox({ images, index, onView, onClose }: GalleryLightboxProps) {
  const labels = useLabels();
  // The view starts again with other slides.
  const slides = useMemo(() => images.map(toSlide), [images]);
  const isSingle = images.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={isSingle ? [Zoom] : [Zoom, Thumbnails]}
      carousel={{ finite: true, padding: 0, preload: images.length }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      thumbnails={{ width: THUMBNAIL, height: THUMBNAIL, padding: 0, border: 2, borderRadius: 6 }}
      className="gallery-lightbox"
      labels={labels}
      on={{ view: ({ index: imageIndex }) => onView(imageIndex) }}
      render={{
        ...(isSingle ? { buttonPrev: () => null, buttonNext: () => null } : {}),
        // Only the image in view and its neighbors are loaded, although all have thumbnails.
        slide: ({ offset }) => (Math.abs(offset) > 1 ? <span /> : undefined),
        controls: () => <Caption images={images} index={index} />,
      }}
    />
  );
}

function useLabels() {
  const t = useTranslations("catalog.gallery");
  return {
    Lightbox: t("dialog"),
    "Photo gallery": t("label"),
    Carousel: t("label"),
    Slide: t("slide"),
    "{index} of {total}": t("position", { number: "{index}", count: "{total}" }),
    Thumbnails: t("thumbnails"),
    Previous: t("previous"),
    Next: t("next"),
    Close: t("close"),
    "Zoom in": t("zoomIn"),
    "Zoom out": t("zoomOut"),
  };
}

function toSlide({ file, image, thumbnail }: GalleryImage) {
  const isVector = file.endsWith(".svg");
  return {
    src: file,
    alt: image.alt,
    thumbnail: thumbnail.src,
    ...(isVector ? { width: VECTOR_EDGE, height: VECTOR_EDGE } : {}),
  };
}

/** Position and text of the image in view, which screen readers get from the image itself. */
function Caption({ images, index }: Pick<GalleryLightboxProps, "images" | "index">) {
  return (
    <p aria-hidden className="gallery-lightbox-caption">
      <span className="line-clamp-2">
        {images.length > 1 && (
          <>
            <bdi dir="ltr">{`${index + 1} / ${images.length}`}</bdi>
            {" · "}
          </>
        )}
        <bdi>{images[index]?.image.alt}</bdi>
      </span>
    </p>
  );
}
