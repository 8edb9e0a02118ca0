import "server-only";

import sharp from "sharp";

import { createLimiter } from "@/lib/core/concurrency-limiter";
import { detectFileType, withEnd } from "./rules";

/** Maximum side of an image in pixels. */
const LONGEST = 1_600;

/** Maximum pixels: allows phone cameras and stops decompression bombs. */
const MAX_PIXELS = 40_000_000;

/** Maximum megapixels, for the error message. */
export const MAX_MEGAPIXELS = MAX_PIXELS / 1_000_000;

// Each photo is processed once, so a cache would only use memory.
sharp.cache(false);

/** Timeout of one image in seconds. */
const SECONDS = 10;

// Limits concurrency: a large photo uses a core and about 100 MB of memory.
const limit = createLimiter({ atOnce: 2, queue: 20 });

/** Whether an image exceeds the maximum pixels; reads its header only. */
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
 * Returns the image as WebP: upright, at most the maximum size, without metadata or location, the first frame of an
 * animation. Null for invalid images or too many pixels.
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

/** Pixel rows of a JPEG block; the missing blocks of a truncated file have a single color. */
const BLOCK_ROWS = 16;
const MIN_DETAIL = 0.5;

/** Whether a truncated JPEG lacks at most a portion of its last row of blocks. */
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
