/** Longest side in pixels of an image that is sent. */
const MAX_SIDE = 2_000;

const QUALITY = 0.86;

/** Types that a browser can read and write. */
const TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Whether a file is an HEIC or HEIF photo by its type, or by its name where the system does not know the type. */
export function isHeicFile({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]$/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));
}

/**
 * Returns a copy of an image that is at most `MAX_SIDE` pixels long, upright and without metadata; an HEIC photo as JPEG
 * where the browser can read it. Returns the file itself if the browser cannot read it, if its end is missing, and for
 * animations.
 */
export async function shrinkImage(file: File): Promise<File> {
  const isHeic = isHeicFile(file);
  if (!isHeic && !TYPES.includes(file.type)) return file;
  try {
    if (!(await hasEnd(file))) return file;
    const copy = await redraw(isHeic ? new File([file], file.name, { type: "image/heic" }) : file, {
      mimeType: isHeic ? "image/jpeg" : file.type,
    });
    const name = isHeic ? file.name.replace(/\.hei[cf]$/i, ".jpg") : file.name;
    return new File([copy], name, { type: copy.type });
  } catch {
    return file;
  }
}

/** Maximum bytes of a JPEG's metadata, which may hold a whole JPEG as a thumbnail. */
const METADATA_BYTES = 65_536;

/** Whether the end of an image is there: a browser draws half an image, too, and the server refuses it. */
async function hasEnd(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.type === "image/png") {
    return String.fromCharCode(...bytes.subarray(-8, -4)) === "IEND";
  }
  if (file.type !== "image/jpeg") return true;
  const first = Math.min(METADATA_BYTES, bytes.length / 2);
  // Phones append data to a photo.
  for (let index = bytes.length - 2; index >= first; index--) {
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return true;
  }
  return false;
}

async function redraw(file: File, { mimeType }: { mimeType: string }): Promise<Blob> {
  const { default: Compressor } = await import("compressorjs");
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      mimeType,
      quality: QUALITY,
      maxWidth: MAX_SIDE,
      maxHeight: MAX_SIDE,
      // Browsers turn an image upright when they draw it.
      checkOrientation: false,
      // A transparent image stays one.
      convertSize: Number.POSITIVE_INFINITY,
      // The original has metadata, such as the place.
      strict: false,
      success: resolve,
      error: reject,
    });
  });
}
