import "server-only";

import sharp from "sharp";

import { createTurns } from "@/lib/core/turns";

/** The longest side that any of our pages shows. */
const LONGEST = 1_600;

/** 40 megapixels: a phone's camera, and no bomb. */
const MOST_PIXELS = 40_000_000;

// Photos come once: remembering them would only hold memory.
sharp.cache(false);

/** The longest that one picture may take; a photo of a phone takes half a second. */
const SECONDS = 10;

// A large photo takes half a second of one core and 100 MB while it lasts.
const inTurn = createTurns({ atOnce: 2, queue: 20 });

/**
 * The picture drawn anew as WebP: upright, no larger than shown, without metadata or location, the first frame
 * of a moving one. Null for what is no picture after all, or too many pixels.
 * @throws DomainError unavailable when too many wait
 */
export function redraw(bytes: Buffer) {
  return inTurn(async () => {
    try {
      const { data, info } = await sharp(bytes, {
        limitInputPixels: MOST_PIXELS,
        failOn: "error",
        pages: 1,
      })
        .rotate()
        .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    } catch {
      return null;
    }
  });
}
