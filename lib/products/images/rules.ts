import { isForeignImage } from "@/lib/uploads/address";

/** Image of a product while its own one is not stored. It shows no product. */
export const UNSTORED_IMAGE = "/illustrations/image-missing.svg";

/** Returns the cover that an answer contains: an image that we store, or the neutral one. */
export const storedCover = (imageUrl: string) =>
  isForeignImage(imageUrl) ? UNSTORED_IMAGE : imageUrl;

/** Returns the images of a product that we store. */
export const storedImages = (images: string[]) => images.filter((url) => !isForeignImage(url));

/** Whether an image shows the product. */
export const isStored = (url: string) => url !== UNSTORED_IMAGE && !isForeignImage(url);
