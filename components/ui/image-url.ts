/** Uploads have a path here, whichever domain the shop had when the address was kept. */
const OWN = /^(?:https?:\/\/[^/]+)?(\/uploads\/[A-Za-z0-9_-]{22}\.webp)$/;

/** Where UploadThing shows pictures (next.config.mjs, `remotePatterns`). */
const HOSTED = /^https:\/\/(?:utfs\.io|[\w-]+\.ufs\.sh)\/f\/[\w-]+$/;

/** An image of another server is not shown: it could change, and would tell who looks at it. */
const FOREIGN = /^https?:\/\/(?![^/]+\/illustrations\/)/;

/** What stands in its place. */
export const PLACEHOLDER = "/illustrations/mesob.svg";

// next.config.mjs, `imageSizes` and `qualities`.
const WIDTHS = [48, 96, 144, 256, 384];
const QUALITY = 60;

/** What the image service may shrink: an upload by its path, or at UploadThing. Null for any other address. */
export function shrinkable(src: string): string | null {
  return OWN.exec(src)?.[1] ?? (HOSTED.test(src) ? src : null);
}

/** The address that a page may show: of an image on another server, the placeholder. */
export function showable(src: string): string {
  return !shrinkable(src) && FOREIGN.test(src) ? PLACEHOLDER : src;
}

/** The address of a picture that is shown `width` CSS pixels wide, for sharp screens too; others as `showable`. */
export function thumbnail(src: string, width: number): string {
  const inner = shrinkable(src);
  if (!inner) return showable(src);
  const pixels = WIDTHS.find((one) => one >= width * 2) ?? 384;
  return `/_next/image?url=${encodeURIComponent(inner)}&w=${pixels}&q=${QUALITY}`;
}
