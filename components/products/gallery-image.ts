import { imageProps } from "@/components/ui/image-props";
import { fullSize } from "@/components/ui/image-url";

/** An image of a gallery with the attributes of its two <img>. */
export type GalleryImage = ReturnType<typeof toGalleryImage>;

type GallerySource = { src: string; alt: string; lang: string | undefined; isFirst: boolean };

/** Computed on the server, so that browsers do not load the code that does it. */
export function toGalleryImage({ src, alt, lang, isFirst }: GallerySource) {
  const sizes = "(min-width: 1200px) 640px, 100vw";
  return {
    src,
    /** URL of the whole file. */
    file: fullSize(src),
    image: { ...imageProps({ src, alt, width: 640, sizes, isPriority: isFirst }), alt, lang },
    thumbnail: { ...imageProps({ src, alt: "", width: 96 }), alt: "" },
  };
}
