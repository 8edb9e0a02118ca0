/** URL of an upload, on any domain: the shop's domain may have changed since it was stored. */
const UPLOAD = /^(?:https?:\/\/[^/]+)?(\/uploads\/[A-Za-z0-9_-]{22}\.webp)$/;

/** URL of an image at UploadThing (next.config.mjs, `remotePatterns`). */
const HOSTED = /^https:\/\/(?:utfs\.io|[\w-]+\.ufs\.sh)\/f\/[\w-]+$/;

/** Images of other servers are not rendered: they could change, and would reveal visitors to that server. */
const FOREIGN = /^https?:\/\/(?![^/]+\/illustrations\/)/;

/** Replaces an image of another server; it shows no product. */
export const PLACEHOLDER = "/illustrations/image-missing.svg";

// next.config.mjs, `imageSizes` and `qualities`.
const WIDTHS = [48, 96, 144, 256, 384];
const QUALITY = 60;

/**
 * Returns the source that the image service may resize: an upload as a path, or an UploadThing URL. Null for any other
 * URL.
 */
export function shrinkable(src: string): string | null {
  return UPLOAD.exec(src)?.[1] ?? (HOSTED.test(src) ? src : null);
}

/** Returns the URL to render: the placeholder for an image of another server. */
export function showable(src: string): string {
  return !shrinkable(src) && FOREIGN.test(src) ? PLACEHOLDER : src;
}

/** Returns the URL of an image in the size in which it is stored. */
export function fullSize(src: string): string {
  return shrinkable(src) ?? showable(src);
}

/**
 * Returns the URL of an image for a display width in CSS pixels, with double resolution; other images as `showable`.
 */
export function thumbnail(src: string, width: number): string {
  const inner = shrinkable(src);
  if (!inner) return showable(src);
  const pixels = WIDTHS.find((pixelWidth) => pixelWidth >= width * 2) ?? 384;
  return `/_next/image?url=${encodeURIComponent(inner)}&w=${pixels}&q=${QUALITY}`;
}
