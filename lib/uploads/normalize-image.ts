import "server-only";

import sharp from "sharp";

import { createLimiter } from "@/lib/core/concurrency-limiter";
import { detectFileType, withEnd } from "./file-types";

/** The longest side that any of our pages shows. */
const LONGEST = 1_600;

/** 40 megapixels: a phone's camera, and no bomb. */
const MAX_PIXELS = 40_000_000;

/** The message of a refusal. */
export const MAX_MEGAPIXELS = MAX_PIXELS / 1_000_000;

// Photos come once: remembering them would only hold memory.
sharp.cache(false);

/** The longest that one picture may take; a photo of a phone takes half a second. */
const SECONDS = 10;

// A large photo takes half a second of one core and 100 MB while it lasts.
const limit = createLimiter({ atOnce: 2, queue: 20 });

/** Whether an image has more pixels than are drawn; read from its head alone. */
export async function hasTooManyPixels(bytes: Buffer): Promise<boolean> {
  const { width = 0, height = 0 } = await sharp(withEnd(bytes), {
    limitInputPixels: false,
    pages: 1,
  })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height > MAX_PIXELS;
}

/**
 * The picture drawn anew as WebP: upright, no larger than shown, without metadata or location, the first frame
 * of a moving one. Null for what is no picture after all, or too many pixels.
 * @throws DomainError unavailable when too many wait
 */
export function normalizeImage(bytes: Buffer) {
  return limit(async () => {
    const strict = await draw(withEnd(bytes), "error");
    if (strict || detectFileType(bytes) !== "image/jpeg" || !(await isNearlyWhole(bytes)))
      return strict;
    return draw(bytes, "none");
  });
}

async function draw(bytes: Buffer, failOn: "error" | "none") {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn, pages: 1 })
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Rows of one block of a JPEG; below the place where a file was cut they are all of one color. */
const BLOCK_ROWS = 16;
const MIN_DETAIL = 0.5;

/** Whether a JPEG that ends too early lacks no more than a part of its last row of blocks. */
async function isNearlyWhole(bytes: Buffer): Promise<boolean> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: "none" } as const;
    const { width, height } = await sharp(bytes, options).metadata();
    const rows = Math.min(BLOCK_ROWS, height);
    const end = { left: 0, top: height - rows, width: Math.ceil(width / 2), height: rows };
    const strip = await sharp(bytes, options).extract(end).png().toBuffer();
    const { channels } = await sharp(strip).stats();
    return channels.some(({ stdev }) => stdev > MIN_DETAIL);
  } catch {
    return false;
  }
}
