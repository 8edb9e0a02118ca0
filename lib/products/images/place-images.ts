import { alignAlts, listImages, MAX_IMAGES } from "@/lib/products/rules";
import { isForeignImage } from "@/lib/uploads/address";

type Images = { imageUrl: string; images: string[]; imageAlts: string[] };

/** Result of an attempt by URL: the URL of the stored image, or null for one that is not tried again. */
export type Outcomes = ReadonlyMap<string, string | null>;

/**
 * Returns the images of a product after attempts to store them. One that can't be stored gives its place to the next
 * one; the last one stays, since a product has a cover. Images that were taken out before are added at the end.
 */
export function placeImages(before: Images, outcomes: Outcomes): Images {
  const urls = [before.imageUrl, ...before.images];
  const addedUrls = [...outcomes.keys()].filter((url) => !urls.includes(url));
  const placedUrls = [...urls, ...addedUrls].flatMap((url) => {
    const outcome = outcomes.get(url);
    if (outcome !== undefined) return outcome ?? [];
    return url;
  });
  const hasStored = placedUrls.some((url) => !isForeignImage(url));
  const rest = hasStored ? placedUrls.slice(0, MAX_IMAGES) : urls;
  const [imageUrl = before.imageUrl, ...images] = rest;
  const storedImages = listImages(before).map(({ src, alt }) => ({
    src: outcomes.get(src) ?? src,
    alt,
  }));
  const imageAlts = alignAlts(rest, storedImages);
  const isDescribed = imageAlts.some((alt) => alt !== "");
  return { imageUrl, images, imageAlts: isDescribed ? imageAlts : [] };
}
