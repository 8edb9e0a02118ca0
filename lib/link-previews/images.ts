import "server-only";

import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

import { log } from "@/lib/core/log";
import { readUpload } from "@/lib/uploads/queries";

const PUBLIC = path.join(process.cwd(), "public");

const VECTOR_PATH =
  /^\/(?:illustrations(?:\/(?:cutouts|products))?|patterns|logos)\/[a-z0-9-]+\.svg$/;

const MAX_PIXELS = 40_000_000;

/** A vector of public/ as a data URI. `address` such as "/patterns/hem-coffee.svg". */
export async function vectorUri(address: string) {
  if (!VECTOR_PATH.test(address)) throw new Error(`Unknown vector image: ${address}`);
  const bytes = await readFile(path.join(PUBLIC, address));
  return `data:image/svg+xml;base64,${bytes.toString("base64")}`;
}

/**
 * A product's image as a data URI for the renderer, `edge` pixels square; null if unavailable. Only uploads of this
 * site are read, from their store: an address is a seller's input.
 */
export async function productImage(imageUrl: string, edge: number): Promise<string | null> {
  try {
    if (VECTOR_PATH.test(imageUrl)) return await vectorUri(imageUrl);
    const bytes = await readUploadedImage(imageUrl);
    if (!bytes) return null;
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(edge, edge, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 88 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch (error) {
    log.info("Failed to fetch a product image", { imageUrl, reason: String(error) });
    return null;
  }
}

/**
 * Reads an upload of this site. No request is sent: an image address that names another generated image would make the
 * server render for itself.
 */
async function readUploadedImage(imageUrl: string) {
  const key = /\/uploads\/([^/?#]+)$/.exec(imageUrl)?.[1];
  return key ? readUpload(key) : null;
}
