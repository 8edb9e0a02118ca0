import "server-only";

import { DomainError } from "@/lib/core/errors";
import { hasTooManyPixels, MAX_MEGAPIXELS, normalizeImage } from "./normalize-image";
import {
  detectFileType,
  FORMAT_ERRORS,
  isPdf,
  isPolyglot,
  safeFileName,
  unsupportedFormatOf,
} from "./rules";

/** A file as it is stored; width and height are 0 for a PDF. */
export type ProcessedFile = {
  data: Buffer;
  width: number;
  height: number;
  ending: "webp" | "pdf";
};

/**
 * Returns an image as it is stored. `name` is for messages only.
 * @throws DomainError unsupported (no JPG, PNG, WebP or GIF, or more than that), unavailable (too many wait)
 */
export async function processImage(bytes: Buffer, name: string): Promise<ProcessedFile> {
  const image = await normalize(bytes, name);
  if (!image) throw new DomainError("unsupported", "fileInvalid", { file: safeFileName(name) });
  return image;
}

/**
 * Returns the document of a certificate as it is stored: a PDF unchanged, an image converted.
 * @throws DomainError unsupported (neither PDF nor image), unavailable (too many wait)
 */
export async function processDocument(bytes: Buffer, name: string): Promise<ProcessedFile> {
  if (isPdf(bytes)) return { data: bytes, width: 0, height: 0, ending: "pdf" };
  const image = await normalize(bytes, name);
  if (!image) throw new DomainError("unsupported", "documentInvalid", { file: safeFileName(name) });
  return image;
}

async function normalize(bytes: Buffer, name: string): Promise<ProcessedFile | null> {
  const file = safeFileName(name);
  const format = unsupportedFormatOf(bytes);
  if (format) throw new DomainError("unsupported", FORMAT_ERRORS[format], { file });
  if (!detectFileType(bytes) || isPolyglot(bytes)) return null;
  if (await hasTooManyPixels(bytes)) {
    throw new DomainError("unsupported", "imageTooManyPixels", { file, max: MAX_MEGAPIXELS });
  }
  const image = await normalizeImage(bytes);
  return image && { ...image, ending: "webp" };
}
